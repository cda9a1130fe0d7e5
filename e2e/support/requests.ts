import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import type { PageKind } from '../../src/catalogue/pages.ts'
import { pathOf } from '../../src/catalogue/urls.ts'
import { cases } from '../calculators/cases.ts'
import { requestBudgets, scriptBudgets } from '../speed/budgets.ts'
import { chosen } from './pages.ts'

export const isScript = (request: Request) =>
  request.resourceType() === 'script' || /\/assets\/.+\.js$/.test(request.url())

/**
 * Records a page's requests from now on, without the favicon and without scripts that run from the cache, into which they were fetched
 * (e2e/speed/first-load.spec.ts proves that they do).
 */
export const recordRequests = (page: Page): readonly Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => {
    const isFetched =
      request.resourceType() === 'script' && requests.some((one) => one.url() === request.url())
    if (!isFetched && !/\/favicon\./.test(request.url())) requests.push(request)
  })
  return requests
}

/** A text that occurs only in the code of the cloud SDK; e2e/cloud/session.spec.ts finds it there. */
export const sdkMark = 'AWSCognitoIdentityProviderService'

const { fields = [] } = cases.find(({ id }) => pathOf(id) === chosen.calculator) ?? {}
const [longestField] = fields.toSorted((a, b) => b.length - a.length)

/** Texts that occur only in the code of calculators. */
export const calculatorCode = [
  ['the widgets’ library', 'MuiInputBase'],
  ['its styles', 'data-emotion'],
  ['charts and results', 'data-figure'],
  ...(longestField ? [['a calculator’s rules', longestField] as const] : []),
] as const

/** Caches code by URL, which changes with the content, since most pages share most scripts. */
const codeAt = new Map<string, Promise<string | undefined>>()

const codeOfOne = (script: Request) => {
  const code = codeAt.get(script.url()) ?? script.response().then((response) => response?.text())
  codeAt.set(script.url(), code)
  return code
}

export const codeOf = async (scripts: readonly Request[]) =>
  (await Promise.all(scripts.map(codeOfOne))).join()

/** Whether pages of a kind are interactive tools that calculate. */
export const calculates = (kind: PageKind): kind is 'calculator' | 'pricing' =>
  kind === 'calculator' || kind === 'pricing'

/**
 * Expects few requests until hydration and no request twice. Lazy pictures do not count: the browser decides how far ahead it fetches them.
 */
export const expectFewRequests = (requests: readonly Request[], untilHydrated: number, kind: PageKind) => {
  const needed = requests.slice(0, untilHydrated).filter((request) => request.resourceType() !== 'image')
  expect(needed.length).toBeGreaterThan(5)
  expect(needed.length).toBeLessThanOrEqual(requestBudgets[calculates(kind) ? kind : 'other'])
  const urls = requests.map((request) => request.url())
  expect(new Set(urls).size, 'nothing is fetched twice').toBe(urls.length)
}

const sentBytes = async (request: Request) => (await request.sizes()).responseBodySize

/** Expects the scripts of a page without a calculator to be within budget and to contain no other page's code. */
export const expectOwnScripts = async (requests: readonly Request[], kind: PageKind) => {
  const scripts = requests.filter(isScript)
  const sizes = await Promise.all(scripts.map(sentBytes))
  const bytes = sizes.reduce((total, size) => total + size, 0)
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThanOrEqual(scriptBudgets[kind === 'search' ? kind : 'other'] * 1024)
  const code = await codeOf(scripts)
  for (const [what, word] of [['the SDK', sdkMark], ...calculatorCode] as const)
    expect(code.includes(word), what).toBe(false)
}

/** The part of the texts' URLs that the build has announced in its pages. */
export const textsVersion = (): string =>
  /data-texts="(\w+)/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''
