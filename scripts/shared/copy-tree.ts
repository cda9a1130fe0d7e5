import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Copies every tracked file in its current state and links the packages.
 *
 * @param isWanted selects files by path
 */
export const copyTree = (folder: string, isWanted: (file: string) => boolean = () => true): void => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  // Git ignores the folder of packages, but not a link to it, which a copy has.
  const files = stdout.split('\0').filter((name) => name && name !== 'node_modules')
  for (const file of files.filter(isWanted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { force: true, errorOnExist: false })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
