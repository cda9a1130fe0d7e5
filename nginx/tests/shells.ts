import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { runStartup } from '../../scripts/nginx/startup.ts'

/** The container's shell is busybox ash; `npm start` on Debian uses dash. */
export const shells = [
  { name: 'dash', command: ['dash'] },
  { name: 'busybox ash', command: ['busybox', 'sh'] },
] as const

/** Runs the start-up script in a folder of its own, removed after the tests of the file. */
export async function startupIn(shell: (typeof shells)[number]['command']) {
  const runDir = await mkdtemp(join(tmpdir(), 'site-startup-'))
  afterAll(() => rm(runDir, { recursive: true, force: true }))
  const run = (env: Readonly<Record<string, string>>) => runStartup(runDir, env, shell)
  return { runDir, run }
}

/** The variables that the script's messages name as faulty, in order. */
export const refusedNames = (messages: string): string[] =>
  [...messages.matchAll(/^site-config: error: (\w+) /gm)].map(([, name]) => name as string)
