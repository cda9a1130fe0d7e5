import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calculators } from '../scripts/shared/calculators.ts'
import { pagesIn } from '../src/catalogue/pages.ts'
import { hrefOf, pageAt, splitHref } from '../src/catalogue/urls.ts'
import { languageCodes, languages } from '../src/i18n/languages.ts'

const dist = 'dist'
const addresses = new Set(
  languageCodes.flatMap((language) => pagesIn(language).map(({ path }) => hrefOf(path, language))),
)

const all = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)
const anchors = new Map<string, Set<string>>()
const anchorsOf = (address: string) => {
  const known = anchors.get(address) ?? new Set(all(readFileSync(join(dist, fileOf(address)), 'utf8'), 'id'))
  anchors.set(address, known)
  return known
}

/** Ids of the folded fields on a calculator's page, which only the app adds. */
const foldedFieldsOf = (pathname: string): string[] => {
  const id = pageAt(splitHref(pathname).path)?.id
  const groups = [...calculators.values()].find(({ form }) => form.id === id)?.form.groups ?? []
  return groups.flatMap(({ folded, fields }) => (folded ? fields.map(({ name }) => `input-${name}`) : []))
}

/** Whether a link of the site leads to a page of the catalogue and an anchor on it, or to a file. */
const leads = (href: string, from: string) => {
  const { pathname, hash } = new URL(href, `https://site.example${from}`)
  if (!addresses.has(pathname)) return existsSync(join(dist, pathname)) && hash === ''
  return (
    hash === '' ||
    [...anchorsOf(pathname), ...foldedFieldsOf(pathname)].includes(decodeURIComponent(hash.slice(1)))
  )
}

test('every internal link of every page leads to a page and an anchor on it, or to a file', () => {
  const broken: string[] = []
  let links = 0
  for (const address of addresses)
    for (const href of all(readFileSync(join(dist, fileOf(address)), 'utf8'), 'href')) {
      if (!/^[/#?]/.test(href)) continue
      links++
      if (!leads(href.replaceAll('&amp;', '&'), address)) broken.push(`${address} → ${href}`)
    }
  expect(broken).toEqual([])
  expect(links).toBeGreaterThan(20 * addresses.size)
})

/** Lists the paths of the site's pages that a page links to without an `hreflang` attribute. */
const unnamedPaths = (html: string) =>
  [...html.matchAll(/<a\s[^>]*>/g)]
    .filter(([tag]) => !/\shreflang=/i.test(tag))
    .flatMap(([tag]) => all(tag, 'href'))
    .map((href) => href.replace(/[?#].*/, ''))
    .filter((path) => addresses.has(path))

test('every link stays in its page’s language, unless it names another', { tag: '@smoke' }, () => {
  const astray: string[] = []
  let links = 0
  for (const address of addresses)
    for (const path of unnamedPaths(readFileSync(join(dist, fileOf(address)), 'utf8'))) {
      links++
      if (splitHref(path).language !== splitHref(address).language) astray.push(`${address} → ${path}`)
    }
  expect(astray).toEqual([])
  expect(links).toBeGreaterThan(20 * addresses.size)
})

test('the build contains exactly the pages of the catalogue and those of errors', () => {
  const files = globSync('**/*.html', { cwd: dist }).sort()
  const errors = languageCodes.flatMap((language) =>
    ['404', '431'].map((status) => fileOf(`${languages[language].prefix}/${status}`)),
  )
  expect(files).toEqual([...addresses].map(fileOf).concat(errors).sort())
})
