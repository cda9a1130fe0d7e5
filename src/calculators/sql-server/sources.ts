import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules and list prices rest on. */
export const sqlSources: readonly Source[] = [
  { id: 'sql-docs', name: 'MicrosoftDocs/sql-docs (editions 2025, Azure Arc licensing)', read },
  { id: 'redmondmag-2022', name: 'redmondmag.com (2022-11-16), xcontent.com', read },
  { id: 'redmondmag-2019', name: 'redmondmag.com (2019-11-01)', read },
  { id: 'redress', name: 'redresscompliance.com', read },
  { id: 'softtrader', name: 'softtrader.eu', read },
]
