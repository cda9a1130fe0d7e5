/** @module-tag slow */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askRaw } from '../../scripts/fixtures/client.ts'
import { fixtureFiles } from '../../scripts/fixtures/fixture.ts'
import { nginxOverFixture } from './server.ts'

const { nginx } = nginxOverFixture()

const isPublic = (file: string) => !/^\.(?!well-known\/)|\.map$|(?:^|\/)(?:404|431)\.html$/.test(file)
const withoutExtension = (path: string) => path.replace(/\.html$/, '').replace(/^\/index$/, '/')
const addresses = Object.keys(fixtureFiles)
  .filter(isPublic)
  .map((file) => withoutExtension(`/${file}`))
const pages = addresses.filter((address) => !/\.\w+$/.test(address))

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
const decode = (path: string) =>
  path.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Computes, independently of nginx, which page a request's path means. */
const spelledBy = (target: string) => {
  const parts: string[] = []
  for (const part of decode(target.replace(/[?#].*$/s, '')).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  const path = `/${parts.join('/')}`.replace(/\/index(?:\.html)?$/, '').replace(/\.html$/, '')
  return path || '/'
}

/** The redirect's target; `undefined` if the response is not a redirect. */
const locationOf = async (target: string) => {
  const answer = await askRaw(
    nginx().url,
    `GET ${target} HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n\r\n`,
  )
  return /^HTTP\/1\.1 30\d [\s\S]*?\r\nLocation: ([^\r]*)\r\n/.exec(answer)?.[1]
}

const byte = fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code))
const escapedByte = fc.integer({ min: 0, max: 0xff }).map((code) => escaped(String.fromCharCode(code)))
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...addresses) },
  { weight: 2, arbitrary: fc.constantFrom('/', '//', '/.', '/..', '.html', '/index', '/404', '.', '%2f') },
  { weight: 2, arbitrary: fc.constantFrom('%20', '%0a', '%0d%0a', '%00', '%09', '%5c', '?', '#', '%25') },
  { weight: 1, arbitrary: byte },
  { weight: 1, arbitrary: escapedByte },
)

test('a redirect leads from another spelling of a path of the site to that path', async () => {
  let redirected = 0
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 7 }), async (pieces) => {
      const target = `/${pieces.join('')}`
      const location = await locationOf(target)
      if (location === undefined) return
      redirected += 1
      const [path] = location.split('?') as [string]
      expect(addresses).toContain(path)
      expect(spelledBy(target)).toBe(path)
    }),
    { numRuns: 1500 },
  )
  expect(redirected).toBeGreaterThan(0)
})

test('every other spelling of a page is redirected to it', async () => {
  const spelling = fc
    .tuple(fc.constantFrom(...pages), fc.constantFrom('', '/', '.html', '.html/', '/index', '/index.html'))
    .chain(([page, end]) => {
      const plain = page === '/' ? end.replace(/^\.html\/?$/, '') || '/' : page + end
      const respelt = [...plain].map((character) =>
        fc.constantFrom(
          character,
          escaped(character),
          ...(character === '/' ? ['//', '/./', '/x/../', '/%2e/'] : []),
        ),
      )
      return fc
        .tuple(fc.constant(page), fc.tuple(...respelt))
        .map(([to, parts]) => [to, parts.join('')] as const)
    })
    .filter(([page, target]) => target.startsWith('/') && page !== target)
  await fc.assert(
    fc.asyncProperty(spelling, async ([page, target]) => {
      expect(await locationOf(target), target).toBe(page)
    }),
    { numRuns: 500 },
  )
})
