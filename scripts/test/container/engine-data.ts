import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const cache = '/var/cache/site-test-engine'

/** Changes with this machine's programs, of which test images are made. */
const versionOf = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.version)
  const folder = join(import.meta.dirname, 'test-images')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Removes an engine's data; an engine that was killed has left it mounted. */
const removeData = async (folder: string) => {
  await promisify(execFile)('umount', ['--recursive', '--lazy', folder]).catch(() => {})
  await rm(folder, { recursive: true, force: true })
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

/**
 * Returns a folder for an engine's images and layers, kept from run to run while they are of use.
 * @param spare returned while another run holds the kept one
 */
export const claimData = async (spare: string): Promise<{ folder: string; release: () => Promise<void> }> => {
  const version = await versionOf()
  const folder = join(cache, version)
  const claim = join(cache, `${version}.claim`)
  await mkdir(cache, { recursive: true })
  const holder = Number(await readFile(claim, 'utf8').catch(() => '0'))
  if (holder > 0 && !isRunning(holder)) await rm(claim, { force: true })
  const claimed = await writeFile(claim, `${process.pid}`, { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  if (!claimed) return { folder: spare, release: async () => {} }
  const names = await readdir(cache)
  for (const name of names)
    if (!name.startsWith(version) && !name.endsWith('.claim') && !names.includes(`${name}.claim`))
      await removeData(join(cache, name))
  return { folder, release: () => rm(claim, { force: true }) }
}
