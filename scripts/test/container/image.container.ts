import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { securityTxt } from '../../build/findability/text-files.ts'
import { baseImages } from '../../shared/dockerfile.ts'
import { docker } from './docker.ts'
import { buildSite, siteImage, sourceDate } from './image.ts'

const inspect = async (image: string) => JSON.parse(await docker('image', 'inspect', image))[0]

/** Path, mode, time and checksum of every file that the stage `build` hands on; the times make the ETags. */
const built = async (tag: string, context: string) => {
  await buildSite(tag, context, '--target=build')
  const list =
    'find www -type f -exec stat -c "%n %a %Y" {} + && find www dist-server -type f -exec sha256sum {} +'
  const files = (await docker('run', '--rm', tag, 'sh', '-c', list)).split('\n')
  return { id: (await inspect(tag)).Id, files: files.sort() }
}

test('the site adds at most 25 MB to its base', async () => {
  const base = await inspect(baseImages('Dockerfile').at(-1) as string)
  const size = (await inspect(siteImage)).Size - base.Size
  console.log(`image: ${(size / 1e6).toFixed(1)} MB beside the base's ${(base.Size / 1e6).toFixed(1)} MB`)
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThan(25e6)
})

test('it runs as a user without rights, says how to stop it and how it is', async () => {
  const { Config } = await inspect(siteImage)
  expect(Config).toMatchObject({ User: '101:101', StopSignal: 'SIGQUIT', ExposedPorts: { '8080/tcp': {} } })
  expect(Config.Cmd[0]).toBe('nginx')
  expect(Config.Healthcheck.Test.join(' ')).toContain('/healthz')
  expect(Config.Labels).toMatchObject({
    'org.opencontainers.image.title': 'cloud-site',
    'org.opencontainers.image.licenses': 'MIT',
    'org.opencontainers.image.version': expect.any(String),
    'org.opencontainers.image.revision': expect.any(String),
  })
})

test('it holds no tools and no sources of the build, and nothing that its user could change', async () => {
  const files = await docker(
    'run',
    '--rm',
    '--user=0',
    '--entrypoint=find',
    siteImage,
    '/',
    '-xdev',
    '-type',
    'f',
  )
  expect(files.split('\n').length).toBeGreaterThan(20)
  expect(files).not.toMatch(
    /\/(?:node|npm|node_modules|package\.json|tsconfig\.json|[^/]+\.tsx?|[^/]+\.map)$/m,
  )
  const owned = 'find /srv /docker-entrypoint.d ! -type l "(" -user 101 -o -perm -002 ")"'
  const writable = await docker('run', '--rm', '--entrypoint=sh', siteImage, '-c', owned)
  expect(writable).toBe('/srv/site/run')
})

test('generated files carry the date of the source', async () => {
  const file = '/srv/site/www/id/.well-known/security.txt'
  expect(await docker('run', '--rm', '--entrypoint=cat', siteImage, file)).toBe(
    securityTxt(sourceDate).trimEnd(),
  )
})

test('two builds give the same files, with the same times, and the files of public/ beside them', async () => {
  // Another file and other times among the sources: the engine's cache ends where they are copied.
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

  expect(other.id, 'built anew').not.toBe(one.id)
  expect(one.files.length).toBeGreaterThan(200)
  const ofOwner = (line: string) => line.includes(`www/id/${own}`)
  expect(other.files.filter(ofOwner)).toHaveLength(2)
  expect(other.files.filter((line) => !ofOwner(line))).toEqual(one.files)
}, 300_000)
