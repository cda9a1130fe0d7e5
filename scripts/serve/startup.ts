import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const script = join(import.meta.dirname, '../../nginx/startup/site-config.sh')

export interface StartupResult {
  /** 0; 78 if a value is bad; 73 if `runDir` cannot be written; 71 if too few files may be opened. */
  readonly code: number | null
  /** Its output, one message per line; never a value. */
  readonly messages: string
}

/**
 * Runs the start-up script, which checks the environment and writes `runDir` (`www/config.js`, nginx
 * includes).
 * @param env exactly what the script sees, besides PATH
 * @param shell the POSIX shell to run it with, and its first arguments
 */
export async function runStartup(
  runDir: string,
  env: Readonly<Record<string, string>>,
  shell: readonly [string, ...string[]] = ['sh'],
): Promise<StartupResult> {
  const [command, ...args] = shell
  const child = spawn(command, [...args, script], {
    env: { PATH: process.env.PATH, ...env, SITE_RUN_DIR: runDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [code, messages] = await Promise.all([ended, text(child.stderr)])
  return { code, messages }
}
