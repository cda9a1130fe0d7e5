import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import facts from '../../locales/facts.json' with { type: 'json' }
import { languageCodes } from '../../src/i18n/languages.ts'
import { pages } from '../../src/provider/pages.ts'
import prices from '../../src/provider/prices.json' with { type: 'json' }
import type { Page } from '../../src/provider/schema.ts'
import { optionalKinds } from '../adopt/answers.ts'
import { labelsOf } from '../adopt/labels.ts'
import { readSources } from '../content/sources.ts'
import { strings } from '../content/strings.ts'
import { namesOfSample, type SampleNames } from './sample-names.ts'

/** Names that are allowed nevertheless. */
const allowed: Readonly<Record<string, string>> = {
  link: 'a role of ARIA',
  managed: 'an option of a machine in the estimator',
}

describe('a test that names the sample is reported', () => {
  const names: SampleNames = {
    paths: ['/goods', '/goods/rack'],
    ids: new Set(['rack']),
    labels: ['Rack rental'],
    sites: ['Hilltop (HIL1)', 'HIL1'],
    items: new Set(['unit']),
    texts: 'We rent racks by the unit to everybody.',
  }
  it.each([
    ["open('/goods')", 'the path of a page'],
    ["open('/th/goods/rack?a=1')", 'the path of a page'],
    ['open(`a[href="/goods/rack"]`)', 'the path of a page'],
    ['isAt(/\\/goods\\/rack$/)', 'the path of a page'],
    ["textsOf('pages/goods/rack')", 'the path of a page'],
    ["pathOf('rack')", 'the id of a page'],
    ["hasText('Our Rack rental')", 'the name of a service'],
    ["hasText('Mirrored to HIL1')", 'the name of a data centre'],
    ["input('unit')", 'an item of the price list'],
    ["open('?i=unit.2~other.1')", 'an item of the price list'],
    ["hasText('rent racks by the unit')", 'a sentence of a page'],
  ])('%s', (code, what) => {
    expect(namesOfSample('x.ts', code, names)).toEqual([expect.stringMatching(`^x.ts:1: .*${what}`)])
  })
  it.each([
    "import x from './goods/rack'",
    "open('/goods/other')",
    "open('/goods/rack/more')",
    "hasText('rack and unit')",
    '// goods/rack',
  ])('but not %s', (code) => {
    expect(namesOfSample('x.ts', code, names)).toEqual([])
  })
})

const sells = (all: readonly Page[]) => all.filter(({ kind }) => kind === 'service' || kind === 'story')
const optional = (pages as readonly Page[]).filter(({ kind }) =>
  (optionalKinds as readonly string[]).includes(kind),
)
/** Names of the data centres, such as “Hilltop (HIL1)”, and their codes. */
const sites = [facts.sitePrimary, facts.siteSecondary]
  .flatMap((names) => Object.values(names))
  .flatMap((name) => [name, ...(/(?<=\().+(?=\)$)/.exec(name) ?? [])])
const everywhere = {
  paths: optional.filter(({ kind }) => kind !== 'calculator').map(({ path }) => path),
  ids: new Set(
    sells(optional)
      .map(({ id }) => id)
      .filter((id) => !(id in allowed)),
  ),
  labels: [
    ...new Set(
      languageCodes.flatMap((language) => {
        const labels = labelsOf(language)
        return sells(optional).flatMap(({ id }) => labels.get(id) ?? [])
      }),
    ),
  ],
  sites,
}
/** Tests of the built site run against the provider's own pages; the others bring their own fixtures. */
const onTheSite = {
  ...everywhere,
  paths: pages.map(({ path }) => path).filter((path) => path !== '/'),
  items: new Set(prices.items.map(({ id }) => id).filter((id) => !(id in allowed))),
  texts: languageCodes
    .flatMap((language) => [...readSources(language)])
    .filter(([namespace]) => namespace.startsWith('pages/'))
    .flatMap(([, source]) => [...strings(source)].map(([, text]) => text))
    .join('\n'),
}

it.each([
  ['browsers', ['e2e/**/*.ts'], onTheSite],
  [
    'everything else',
    [
      '{src,scripts,nginx}/**/*.test.{ts,tsx}',
      '{src,scripts}/**/*.{fixture,container,long}.ts',
      'scripts/fixtures/**/*.ts',
    ],
    everywhere,
  ],
] as const)('no test of %s names a page, a service or a price of the sample', (_of, globs, names) => {
  const files = globSync([...globs])
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => namesOfSample(file, readFileSync(file, 'utf8'), names))).toEqual([])
})

it.each(['docs/operator.md', 'deploy/**/*.{yaml,env}', '.env.example', 'scripts/fixtures/values.ts'])(
  'no city of a data centre is named in %s',
  (glob) => {
    const cities = [facts.sitePrimary.en, facts.siteSecondary.en].map((site) => site.replace(/ \(.*/, ''))
    const named = globSync(glob).filter((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase()
      return cities.some((city) => text.includes(city.toLowerCase()))
    })
    expect(named).toEqual([])
  },
)
