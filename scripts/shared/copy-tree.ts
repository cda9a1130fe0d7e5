import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Copies every file of the working tree that git does not ignore, and links the packages.
 *
 * @param isWanted selects files by path
 */
export const copyTree = (folder: string, isWanted: (file: string) => boolean = () => true): void => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  // Git ignores the folder of packages, but not a link to it, which a copy has.
  // A file that was deleted is listed until that is committed.
  const files = stdout.split('\0').filter((name) => existsSync(name) && name !== 'node_modules')
  for (const file of files.filter(isWanted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file), { force: true, errorOnExist: false })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
