import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseImages } from '../../shared/dockerfile.ts'
import { docker } from './docker.ts'
import { dockerfile, inspectImage, revision, siteImage, sourceDate, wholeDockerfile } from './image.ts'
import { releaseLabel } from './own-engine/test-images/images.ts'

test('the site adds at most 60 MB to its base', async () => {
  const base = await inspectImage(baseImages(dockerfile()).at(-1) as string)
  const size = (await inspectImage(siteImage)).Size - base.Size
  console.log(`image: ${(size / 1e6).toFixed(1)} MB beside the base's ${(base.Size / 1e6).toFixed(1)} MB`)
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThan(60e6)
})

test('it runs as an unprivileged user, and declares how to stop it and how to check its health', async () => {
  const { Config } = await inspectImage(siteImage)
  expect(Config).toMatchObject({ User: '101:101', StopSignal: 'SIGQUIT', ExposedPorts: { '8080/tcp': {} } })
  expect(Config.Cmd[0]).toBe('nginx')
  expect(Config.Healthcheck.Test.join(' ')).toContain('/healthz')
  expect(Config.Labels).toMatchObject({
    'org.opencontainers.image.title': 'cloud-site',
    'org.opencontainers.image.licenses': 'MIT',
    'org.opencontainers.image.version':
      process.env.SITE_VERSION ?? JSON.parse(readFileSync('package.json', 'utf8')).version,
    'org.opencontainers.image.revision': revision(),
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
  const date = sourceDate.toISOString().replace(/\D/g, '').slice(0, 14)
  const pdf = await docker(
    'run',
    '--rm',
    '--entrypoint=sh',
    siteImage,
    '-c',
    'cat $(find /srv/site/www/id -name "*.pdf" | head -n 1)',
  )
  expect(new Set(pdf.match(/(?<=D:)\d{14}/g))).toEqual(new Set([date]))
})

test('a test image is labelled with what it was made of, by which the next run finds it again', async () => {
  const isPulled = (image: string) => image.includes('@sha256:')
  for (const image of baseImages(wholeDockerfile()).filter((name) => !isPulled(name)))
    expect((await inspectImage(image)).Config.Labels, image).toHaveProperty([releaseLabel])
})
