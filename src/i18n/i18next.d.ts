import 'i18next'
import type dataRate from '../../locales/en/calculators/data-rate.json'
import type calculators from '../../locales/en/calculators/shared.json'
import type common from '../../locales/en/common.json'
import type { PageId } from '../catalogue/pages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common & { labels: Record<PageId, string> }
      'calculators/shared': typeof calculators
      'calculators/data-rate': typeof dataRate
    }
  }
}
