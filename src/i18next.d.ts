import 'i18next'
import type credits from '../locales/en/calculators/credits.json'
import type pricing from '../locales/en/calculators/pricing.json'
import type shared from '../locales/en/calculators/shared.json'
import type search from '../locales/en/search.json'
import type { Calculators } from './calculators/calculator.ts'
import type { Compiled } from './content/compiled.ts'

declare module 'i18next' {
  type OwnTexts = { [Id in keyof Calculators as `calculators/${Id}`]: Calculators[Id]['texts'] }
  interface CalculatorTexts extends OwnTexts {
    'calculators/shared': typeof shared
    'calculators/credits': typeof credits
    'calculators/pricing': typeof pricing
  }
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: CalculatorTexts & {
      common: Compiled['common']
      search: typeof search
    }
  }
}
