import fc from 'fast-check'
import { areaOf } from '../../src/catalogue/urls.ts'
import { colours } from '../../src/provider/palette.ts'
import type { PageKind } from '../../src/provider/schema.ts'
import { type Answers, checkedAnswers, optionalKinds } from './answers.ts'
import { changesOf } from './changes.ts'
import { currentMenus, currentPages, declaredPages, providerFile } from './current.ts'
import { sellsNothing } from './prices.ts'
import { problemsOf } from './problems.ts'
import { readJson } from './source-file.ts'

const latin = fc.stringMatching(/^[A-Z][a-z]{2,11}$/)
const thai = fc.stringMatching(/^[กขคงจชดตนบปมยรลวสห][าอี][กขคงนบมยรลว]{1,8}$/)
const digit = fc.integer({ min: 0, max: 9 })

const brand = fc
  .record({
    names: fc.array(latin, { minLength: 1, maxLength: 5 }),
    inThai: thai,
    street: fc.integer({ min: 1, max: 999 }),
    phone: fc.array(digit, { minLength: 6, maxLength: 6 }),
    city: latin,
  })
  .map(({ names, inThai, street, phone, city }) => {
    const product = names.join(' ').slice(0, 41).trim()
    const slug = product.toLowerCase().replaceAll(' ', '-')
    const mailbox = (name: string) => `${name}@${slug}.example`
    return {
      product,
      slug,
      legalEntity: `${product} Co., Ltd.`,
      legalEntityTh: `บริษัท ${inThai} จำกัด`,
      siteUrl: `https://www.${slug}.example`,
      phone: `+66 2 ${phone.join('')}`,
      email: mailbox('info'),
      supportEmail: mailbox('help'),
      privacyEmail: mailbox('privacy'),
      securityEmail: mailbox('security'),
      line: `@${slug.slice(0, 18)}`,
      address: {
        street: `${street} Sample Road`,
        streetTh: `${street} ถนนตัวอย่าง`,
        city,
        cityTh: inThai,
        postalCode: '10100',
        country: 'TH',
      },
    }
  })

const site = fc
  .record({
    code: fc.stringMatching(/^[A-Z]{3}[1-9]$/),
    city: fc.record({ en: latin, th: thai }),
    at: fc.tuple(fc.integer({ min: 98, max: 105 }), fc.integer({ min: 6, max: 20 })),
  })
  .map((one) => ({ ...one, side: 'right' as const }))
const sites = fc
  .record({ primary: site, secondary: site })
  .filter(
    ({ primary, secondary }) => primary.city.en !== secondary.city.en && primary.code !== secondary.code,
  )

const pagesOf = (kind: PageKind) =>
  [...currentPages, ...declaredPages].filter((page) => page.kind === kind).map(({ id }) => id)

/** Some pages of each kind: all, a few or none. */
const keep = fc.record(Object.fromEntries(optionalKinds.map((kind) => [kind, fc.subarray(pagesOf(kind))])), {
  requiredKeys: [],
})

/** Where pages of one's own of a kind are, and the menu's groups that list such pages. */
const places = (['service', 'use-case', 'article'] as const).map((kind) => {
  const alike = currentPages.filter((page) => page.kind === kind)
  const [like] = alike
  const area = like && areaOf(like)
  const groups = currentMenus
    .flatMap((menu) => menu.groups)
    .filter(({ pages = [] }) => alike.some(({ id }) => pages.includes(id)))
  return {
    kind,
    folder: area === undefined || area === 'general' ? '' : `/${area}`,
    groups: groups.map(({ id }) => id),
  }
})

const ownPage = fc
  .record({
    place: fc.constantFrom(...places),
    id: fc.stringMatching(/^own-[a-z]{3,9}$/),
    label: fc.record({ en: latin, th: thai }),
    group: fc.nat(9),
    isNamedGroup: fc.boolean(),
  })
  .map(({ place: { kind, folder, groups }, id, label, group, isNamedGroup }) => ({
    id,
    path: `${folder}/${id}`,
    kind,
    label,
    ...(isNamedGroup && groups.length > 0 && { group: groups[group % groups.length] }),
  }))

const { items } = readJson<{ items: { id: string }[] }>(providerFile('prices.json'))
const price = fc
  .integer({ min: 50, max: 900_000 })
  .map((satang) => `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`)
const prices = fc.dictionary(fc.constantFrom(...items.map(({ id }) => id)), fc.option(price, { freq: 4 }), {
  maxKeys: 6,
})

const priceChange = fc
  .record({ tenths: fc.integer({ min: -300, max: 600 }), version: fc.constant('2031-05') })
  .map(({ tenths, version }) => ({
    percent: `${tenths < 0 ? '-' : '+'}${(Math.abs(tenths) / 10).toFixed(1)}%`,
    version,
  }))

const palette = fc.dictionary(fc.constantFrom(...Object.keys(colours)), fc.stringMatching(/^#[0-9a-f]{6}$/), {
  maxKeys: 2,
})

const movable = currentPages.filter(({ kind }) => kind === 'article').map(({ id }) => id)
const move = fc.dictionary(
  fc.constantFrom(...movable),
  fc.stringMatching(/^\/(?:x|moved\/[a-z]{3,8}|[a-z]{4,9})$/),
  { maxKeys: 2 },
)

/** Answers that some provider could give to this site, and that `npm run adopt` accepts; test support. */
export const someAnswers: fc.Arbitrary<Answers> = fc
  .record(
    { brand, sites, keep, add: fc.array(ownPage, { maxLength: 2 }), move, palette, prices, priceChange },
    { requiredKeys: ['brand'] },
  )
  .map((given) => checkedAnswers(given, 'made-up answers'))
  .filter(
    (answers) =>
      problemsOf(answers, '.').length === 0 && !sellsNothing(answers.prices, changesOf(answers).removedIds),
  )
