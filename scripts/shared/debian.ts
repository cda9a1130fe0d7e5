import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether a command is installed. Debian keeps servers outside an ordinary user's PATH. */
export const onPath = (command: string): boolean =>
  ['/usr/local/sbin', '/usr/sbin', '/sbin', ...(process.env.PATH ?? '').split(':')].some((folder) =>
    existsSync(`${folder}/${command}`),
  )

/** Whether this process may install Debian's packages. */
export const isRootOnDebian = (): boolean => process.getuid?.() === 0 && onPath('apt-get')

/**
 * Installs packages without their recommendations and without starting services.
 * @returns whether it worked
 */
export const installPackages = (packages: readonly string[]): boolean =>
  aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', ...packages)

const aptGet = (...args: string[]): boolean =>
  // Debian starts a service at installation, except in run level 1.
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0
