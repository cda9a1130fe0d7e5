/** @module-tag slow */

import { describe, expect, it } from 'vitest'
import { findProblems } from './check.ts'
import type { SourcesByLanguage } from './finding.ts'
import { readSources } from './sources.ts'
import type { Json } from './strings.ts'

type Branch = { [key: string]: Json }
type PageJson = Branch & { blocks: Branch[]; related: Json[] }

const page = 'pages/services/nutanix'

const real: SourcesByLanguage = { en: readSources('en'), th: readSources('th') }

/** The shell's texts, the page that is spoiled, and what it is compared with: a check of all files takes a second. */
const names = ['common', page, 'pages/services/kubernetes', 'pages/privacy']
const fewOf = (language: 'en' | 'th') =>
  new Map(names.map((name) => [name, real[language].get(name) as Json]))
const few: SourcesByLanguage = { en: fewOf('en'), th: fewOf('th') }
const usual = new Set(findProblems(few))

/** The problems that a change to one Thai or English file adds. */
const changing = (
  language: 'en' | 'th',
  namespace: string,
  change: (content: PageJson) => Json | undefined,
) => {
  const changed = new Map(few[language])
  const content = structuredClone(changed.get(namespace) ?? {}) as PageJson
  const result = change(content)
  if (result === undefined) changed.delete(namespace)
  else changed.set(namespace, result)
  return findProblems({ ...few, [language]: changed }).filter((problem) => !usual.has(problem))
}

describe('the locale files', () => {
  it('as they are have no mistake', () => expect(findProblems(real)).toEqual([]))
})

describe('a mistake is named by file and key:', () => {
  it.each<[what: string, problems: () => string[], expected: string]>([
    [
      'a page without its file',
      () => changing('th', page, () => undefined),
      `locales/th/${page}.json: is missing`,
    ],
    [
      'a file without its page',
      () => changing('en', 'pages/nope', () => ({})),
      'locales/en/pages/nope.json: belongs to no page of the catalogue',
    ],
    [
      'a missing key',
      () => changing('th', 'common', ({ skip: _, ...rest }) => rest),
      'locales/th/common.json: skip: is missing',
    ],
    [
      'an extra key',
      () => changing('th', 'common', (common) => ({ ...common, extra: 'เกิน' })),
      'locales/th/common.json: extra: is not in the default language',
    ],
    [
      'an empty key',
      () => changing('en', 'common', (common) => ({ ...common, skip: ' ' })),
      'locales/en/common.json: skip: is empty',
    ],
    [
      'an unequal placeholder',
      () => changing('th', 'common', (common) => ({ ...common, copyright: '© บริษัท' })),
      'locales/th/common.json: copyright: has other placeholders than the default language ({{legalEntity}})',
    ],
    [
      'an unknown key of a page',
      () => changing('en', page, (content) => ({ ...content, subtitle: 'x' })),
      `locales/en/${page}.json: Unrecognized key: "subtitle"`,
    ],
    [
      'a title that is too long',
      () => changing('en', page, (content) => ({ ...content, title: 'x'.repeat(61) })),
      `locales/en/${page}.json: title: has more than 60 characters`,
    ],
    [
      'a block that the kind needs',
      () =>
        changing('en', page, (content) => ({
          ...content,
          blocks: content.blocks.filter((block) => block.type !== 'diagram'),
        })),
      `locales/en/${page}.json: blocks: a page of kind service needs a block of type diagram`,
    ],
    [
      'an anchor used twice',
      () =>
        changing('en', page, (content) => ({
          ...content,
          blocks: content.blocks.map((block, index) =>
            index === 1 ? { ...block, id: content.blocks[0]?.id as string } : block,
          ),
        })),
      'is used twice',
    ],
    [
      'a link to a page outside the catalogue',
      () => changing('en', page, (content) => ({ ...content, lead: '[More](page:nope)' })),
      `locales/en/${page}.json: lead: "nope" is no page of the catalogue`,
    ],
    [
      'a link to a section that is not there',
      () => changing('en', page, (content) => ({ ...content, lead: '[More](page:privacy#nope)' })),
      `locales/en/${page}.json: lead: "privacy" has no section "nope"`,
    ],
    [
      'a link that could run a script',
      () => changing('en', page, (content) => ({ ...content, lead: '[More](javascript:alert)' })),
      'is no link: write page:id, https:, mailto:, tel: or lang:',
    ],
    [
      'a page related to nothing',
      () => changing('en', page, (content) => ({ ...content, related: ['kong', 'nope'] })),
      `locales/en/${page}.json: related.1: `,
    ],
    [
      'another block in another language',
      () => changing('th', page, (content) => ({ ...content, blocks: content.blocks.toReversed() })),
      `locales/th/${page}.json: blocks.0.id: differs from the default language`,
    ],
    [
      'the product by name',
      () => changing('en', page, (content) => ({ ...content, h1: 'Khram Cloud Nutanix' })),
      `locales/en/${page}.json: h1: names the product: write {{product}}`,
    ],
    [
      'two pages with one title',
      () =>
        changing('en', page, (content) => ({
          ...content,
          title: (real.en.get('pages/services/kubernetes') as Branch).title as string,
        })),
      'title: is the same as in ',
    ],
  ])('%s', (_what, problems, expected) => {
    expect(problems().some((problem) => problem.includes(expected))).toBe(true)
  })
})
