import 'i18next'
import type pricing from '../locales/en/calculators/pricing.json'
import type shared from '../locales/en/calculators/shared.json'
import type common from '../locales/en/common.json'
import type search from '../locales/en/search.json'
import type { PageId } from './catalogue/pages.ts'

declare module 'i18next' {
  /** Each calculator's folder adds its own texts. */
  interface CalculatorTexts {
    'calculators/shared': typeof shared
    'calculators/pricing': typeof pricing
  }
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: CalculatorTexts & {
      common: typeof common & { labels: Record<PageId, string>; kept: string[] }
      search: typeof search
    }
  }
}
