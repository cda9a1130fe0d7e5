import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from '../../e2e/support/chromium.ts'

interface Tool {
  name: string
  /** Debian's package. */
  debian: string
  present: () => boolean
}

const onPath = (command: string) =>
  ['/usr/local/sbin', '/usr/sbin', ...(process.env.PATH ?? '').split(':')].some((folder) =>
    existsSync(`${folder}/${command}`),
  )

const hasChromium = () => {
  try {
    return chromiumPath() !== ''
  } catch {
    return false
  }
}

/** What the tests need beside Node's packages. */
const tools: readonly Tool[] = [
  { name: 'Chromium', debian: 'chromium', present: hasChromium },
  { name: 'nginx', debian: 'nginx-light', present: () => onPath('nginx') },
  { name: 'busybox', debian: 'busybox', present: () => onPath('busybox') },
  { name: 'shellcheck', debian: 'shellcheck', present: () => onPath('shellcheck') },
]

const run = (command: string, args: string[]) =>
  // Debian starts a service when it installs one; this one would take port 80.
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0

const isRootOnDebian = () => process.getuid?.() === 0 && onPath('apt-get')

/**
 * Installs what is missing where that can be done, on Debian as root.
 * @throws elsewhere, naming what is missing
 */
export const ensureSystemPackages = () => {
  const missing = tools.filter((tool) => !tool.present())
  if (missing.length === 0) return
  const names = missing.map((tool) => tool.name).join(', ')
  if (!isRootOnDebian()) throw new Error(`missing: ${names}; install them and run npm test again`)
  console.log(`installing ${names}`)
  const installed =
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing.map((tool) => tool.debian)])
  const left = tools.filter((tool) => !tool.present())
  if (!installed || left.length > 0)
    throw new Error(`could not install: ${left.map((tool) => tool.name).join(', ') || names}`)
}
