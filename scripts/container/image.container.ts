import { expect, test } from 'vitest'
import { baseImages } from '../../.ci/stand-ins/images.ts'
import { docker } from './docker.ts'
import { build, siteImage } from './image.ts'

const inspect = async (image: string) => JSON.parse(await docker('image', 'inspect', image))[0]

/** Path, mode and owner of everything that the image adds, every file's checksum, and the times that make ETags. */
const listing = async (image: string) => {
  const text = await docker(
    'run',
    '--rm',
    '--user=0',
    '--entrypoint=sh',
    image,
    '-c',
    'cd /srv/site && find . -exec stat -c "%n %a %u:%g" {} + && find www -type f -exec stat -c "%n %Y" {} + && find . -type f -exec sha256sum {} +',
  )
  return text.split('\n').sort()
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

test('two builds give the same files, with the same times', async () => {
  await build('cloud-site:again', '--no-cache')
  const [one, other] = await Promise.all([listing(siteImage), listing('cloud-site:again')])
  expect(one.length).toBeGreaterThan(20)
  expect(other).toEqual(one)
}, 300_000)
