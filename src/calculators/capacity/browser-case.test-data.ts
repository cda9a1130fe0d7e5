import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '10.9139364 TiB',
  field: 'value',
  typed: '1.000,5',
  after: '909.949449 TiB',
  bad: 'value=many&fromUnit=XB',
  spoilt: { value: 'many', fromUnit: 'XB' },
  csv: 'GB,1000500',
}
