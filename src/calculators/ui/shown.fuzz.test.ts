/** @module-tag slow */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import { calculators } from '../../../scripts/shared/calculators.ts'
import { parseSearch } from '../../catalogue/search-params.ts'
import { queryFor } from './form/query.arbitrary.ts'
import { initialValuesNow, valuesIn } from './form/values.ts'
import { calculationOf, languagesOf, rendererIn, viewOf } from './shown.test-data.ts'

/** Finds drawing attributes with numbers that no browser can draw. */
const flawedAttributes = (html: string): readonly string[] =>
  html.match(/ [\w-]+="[^"]*(?:NaN|Infinity)[^"]*"/g) ?? []

/** Finds texts that no visitor should see; ignores typed values, which pages put in quotation marks. */
const flawedTexts = (html: string): readonly string[] =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/“[^”]*”/g, '“”'))
    .filter((text) =>
      /NaN|Infinity|undefined|\bnull\b|\[object|\{\{|[ \u00a0]{2}|calculators\/|– (?::|[a-zA-Z%])|(?<![\d.,])([\d.,]+) … \1(?![\d.,])/.test(
        text,
      ),
    )

const flaws = (html: string) => [...flawedTexts(html), ...flawedAttributes(html)]

it.each([
  '<line y1="NaN" x1="2"></line>',
  '<p>NaN × 10^0</p>',
  '<b>∞</b>Infinity',
  '<i>72  TB</i>',
  '<dd>– : 1</dd>',
  '<dd>2 … 2</dd>',
  'x {{value}} y',
])('finds the flaw of %s', (html) => {
  expect(flaws(html)).toHaveLength(1)
})

/** Pages rendered in each language; more in the nightly run, which tries a hundred times as many addresses without rendering them. */
const pages = process.env.ADDRESSES ? Number(process.env.ADDRESSES) / 100 : 20

/** Words that would look like a defect on the page if typed by the visitor. */
const typedWords = /nan|infinity|undefined|null|object|\{\{|\s{2}|calculators/i

describe.each([...calculators])('%s', async (_, calculator) => {
  const { form } = calculator
  const view = await viewOf(form.id)

  it.each(languagesOf(form.id))('shows nothing but answers, in %s', async (language) => {
    const render = await rendererIn(language, readSources(language))
    const query = queryFor(form).filter((text) => !typedWords.test(decodeURIComponent(text)))
    const initial = initialValuesNow(form)
    const first = render(view, calculationOf(calculator, initial))
    expect(first).toMatch(/data-answer="true"[^>]*>[^–<]/)
    expect(flaws(first)).toEqual([])
    fc.assert(
      fc.property(query, (text) => {
        const values = { ...initial, ...valuesIn(form, parseSearch(text)) }
        expect(flaws(render(view, calculationOf(calculator, values, [initial])))).toEqual([])
      }),
      { numRuns: pages },
    )
  })
})
