import createCache from '@emotion/cache'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import fc from 'fast-check'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { parseSearch } from '../../catalogue/search.ts'
import { readSources } from '../../content/sources.ts'
import { createI18n } from '../../i18n/create.ts'
import { type Language, languageCodes } from '../../i18n/languages.ts'
import { StyleCacheContext } from '../../widgets/style-cache.ts'
import { type AnyCalculator, calculators } from '../registry.ts'
import { evaluate, inputOf } from './form/evaluate.ts'
import type { Values } from './form/fields.ts'
import { queryFor } from './form/query.arbitrary.ts'
import type { Calculation } from './form/use-calculation.ts'
import { initialValuesNow, valuesIn } from './form/values.ts'

// Many runs on a busy machine take longer than one example.
vi.setConfig({ testTimeout: 120_000 })

type View = ComponentType<{ calculation: Calculation<never, object> }>

const doNothing = () => {}

/** A form at rest with these values, as its page holds it. */
const calculationOf = ({ form, answer }: AnyCalculator, values: Values): Calculation<never, object> => {
  const { result, errors } = evaluate(form, values, answer)
  const outcome = result && { values, input: inputOf(form, values), result }
  const remembered = { values: {}, on: false, turn: doNothing, keep: doNothing }
  const actions = { type: doNothing, choose: doNothing, fill: doNothing, settle: doNothing, reset: doNothing }
  const address = { link: () => '', madeWith: undefined }
  return {
    form,
    state: { values, entered: false, ...actions, ...address, remembered },
    errors,
    outcome,
    shown: outcome,
  }
}

/** Renders everything a calculator shows for its form's values. */
const rendererIn = async (language: Language) => {
  const i18n = createI18n(language, {
    resources: { [language]: Object.fromEntries(readSources(language)) as never },
  })
  await i18n.init()
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const cache = createCache({ key: 'css' })
  return (view: View, calculation: Calculation<never, object>) =>
    renderToString(
      createElement(
        I18nextProvider,
        { i18n },
        createElement(RouterContextProvider, {
          router,
          children: createElement(StyleCacheContext, { value: cache }, createElement(view, { calculation })),
        } as never),
      ),
    )
}

/** What no visitor should read, in the texts between the elements; what the visitor typed stands in quotation marks. */
const flaws = (html: string): readonly string[] =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/“[^”]*”/g, ''))
    .filter((text) =>
      /NaN|Infinity|undefined|\bnull\b|\[object|\{\{|[ \u00a0]{2}|calculators\/|– (?::|[a-zA-Z%])/.test(text),
    )

it.each(['<p>NaN × 10^0</p>', '<b>∞</b>Infinity', '<i>72  TB</i>', '<dd>– : 1</dd>', 'x {{value}} y'])(
  'finds the flaw of %s',
  (html) => {
    expect(flaws(html)).toHaveLength(1)
  },
)

/** Words that only the visitor can have put into the page. */
const typedWords = /nan|infinity|undefined|null|object|\{\{|\s{2}|calculators/i

describe.each([...calculators])('%s', async (_, calculator) => {
  const { form } = calculator
  const { View } = (await import(`../${form.id}/widget.tsx`)) as { View: View }

  it.each(languageCodes)('shows nothing that is no answer, in %s', async (language) => {
    const render = await rendererIn(language)
    const query = queryFor(form).filter((text) => !typedWords.test(decodeURIComponent(text)))
    const initial = initialValuesNow(form)
    const first = render(View, calculationOf(calculator, initial))
    expect(first).toMatch(/data-answer="true"[^>]*>[^–<]/)
    expect(flaws(first)).toEqual([])
    fc.assert(
      fc.property(query, (text) => {
        const values = { ...initial, ...valuesIn(form, parseSearch(text)) }
        expect(flaws(render(View, calculationOf(calculator, values)))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})
