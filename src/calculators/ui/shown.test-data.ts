import createCache from '@emotion/cache'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { readSources } from '../../../scripts/content/sources.ts'
import type { AnyCalculator } from '../../../scripts/shared/calculators.ts'
import { NavigationTypeContext } from '../../components/navigation-type.ts'
import { createI18n } from '../../i18n/create.ts'
import { type Language, languageCodes } from '../../i18n/languages.ts'
import { StyleCacheContext } from '../../widgets/style-cache.ts'
import { evaluate } from './form/evaluate.ts'
import type { CalculatorId, Values } from './form/fields.ts'
import type { Calculation } from './form/use-calculation.ts'

/** A language's texts by namespace. */
type Texts = ReadonlyMap<string, unknown>

export type View = ComponentType<{ calculation: Calculation<object> }>

const doNothing = () => {}

/** Makes the state of a page's form with these values, with actions that do nothing. */
export const calculationOf = (
  { form, answer }: AnyCalculator,
  values: Values,
  kept: readonly Values[] = [],
): Calculation<object> => {
  const { result, errors } = evaluate(form, values, answer)
  const outcome = result && { values, result }
  const remembered = { values: {}, on: false, turn: doNothing, keep: doNothing }
  const actions = {
    form: form,
    values: () => values,
    type: doNothing,
    choose: doNothing,
    fill: doNothing,
    endEntry: doNothing,
    reset: doNothing,
    keep: doNothing,
    drop: doNothing,
    keptCount: () => kept.length,
    link: () => '',
  }
  return {
    form,
    state: { values, entered: false, actions, madeWith: undefined, remembered, kept },
    calculate: answer,
    errors,
    outcome,
    shown: outcome,
  }
}

/** Renders, as the app does, everything a calculator shows for its form's values, folded parts included. */
export const rendererIn = async (language: Language, sources: Texts) => {
  const i18n = createI18n(language, {
    resources: { [language]: Object.fromEntries(sources) as never },
  })
  await i18n.init()
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const cache = createCache({ key: 'css' })
  return (view: View, calculation: Calculation<object>) =>
    renderToString(
      createElement(
        I18nextProvider,
        { i18n },
        createElement(RouterContextProvider, {
          router,
          children: createElement(
            NavigationTypeContext,
            { value: 'top' },
            createElement(StyleCacheContext, { value: cache }, createElement(view, { calculation })),
          ),
        } as never),
      ),
    )
}

/** The languages that have a calculator's words: only the default one if the provider does not offer it. */
export const languagesOf = <Code extends Language>(
  id: CalculatorId,
  all: readonly Code[] = languageCodes as Code[],
): Code[] => all.filter((language) => readSources(language).has(`calculators/${id}`))

/** Loads the component with everything a calculator shows beside its form. */
export const viewOf = async (id: CalculatorId) =>
  ((await import(`../${id}/widget.tsx`)) as { View: View }).View
