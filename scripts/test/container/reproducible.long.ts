import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docker } from './docker.ts'
import { buildSite, inspectImage } from './image.ts'

/** Returns path, mode, time and checksum of every file that the stage `build` outputs; the times determine the ETags. */
const built = async (tag: string, context: string) => {
  await buildSite(tag, context, '--target=build')
  const list =
    'find www -type f -exec stat -c "%n %a %Y" {} + && find www dist-server -type f -exec sha256sum {} +'
  const files = (await docker('run', '--rm', tag, 'sh', '-c', list)).split('\n')
  return { id: (await inspectImage(tag)).Id, files: files.sort() }
}

test('two builds give the same files, with the same times, and the files of public/ beside them', async () => {
  // Adds a file and changes times among the sources, which invalidates the engine's cache from the step that copies them.
  const folder = await mkdtemp(join(tmpdir(), 'site-sources-'))
  const left = /^(?:node_modules|dist|dist-server|\.git|test-results)$/
  for (const name of await readdir('.'))
    if (!left.test(name)) await cp(name, join(folder, name), { recursive: true })
  await writeFile(join(folder, 'scripts/another'), '')
  const own = 'downloads/terms-of-the-owner.pdf'
  await mkdir(join(folder, 'public/downloads'), { recursive: true })
  await writeFile(join(folder, 'public', own), '%PDF-1.7')
  const one = await built('cloud-site-build:test', '.')
  const other = await built('cloud-site-build:again', folder)
  await rm(folder, { recursive: true })

  expect(other.id, 'rebuilt').not.toBe(one.id)
  expect(one.files.length).toBeGreaterThan(200)
  const ofOwner = (line: string) => line.includes(`www/id/${own}`)
  expect(other.files.filter(ofOwner)).toHaveLength(2)
  expect(other.files.filter((line) => !ofOwner(line))).toEqual(one.files)
}, 300_000)
