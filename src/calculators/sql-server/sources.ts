import type { Source, SourcesOf } from '../shared/working.ts'
import type { SqlStepId } from './working.ts'

const read = '2026-11-23'

/** Sources of the rules and list prices. */
export const sources: readonly Source[] = [
  {
    id: 'sql-editions',
    name: 'MicrosoftDocs/sql-docs, editions-and-components-of-sql-server-2025 (2025-11-19)',
    part: 'scale limits',
    read,
  },
  {
    id: 'sql-arc',
    name: 'MicrosoftDocs/sql-docs, manage-license-billing (2024-03-31)',
    part: 'whole page',
    read,
  },
  { id: 'redmondmag-2022', name: 'redmondmag.com (2022-11-16)', part: 'prices of January 2023', read },
  { id: 'xcontent', name: 'xcontent.com, FAQ SQL Server 2023', part: '10% more in all channels', read },
  {
    id: 'redmondmag-2019',
    name: 'redmondmag.com (2019-11-01)',
    part: 'three passive instances with Software Assurance',
    read,
  },
  {
    id: 'redress',
    name: 'redresscompliance.com, SQL Server 2022 licensing guide',
    part: 'table of models and prices',
    read,
  },
  { id: 'licendi', name: 'licendi.com, Guide to SQL Server Models', part: 'cores and packs', read },
  { id: 'softtrader', name: 'softtrader.eu', unread: 'no-copy', sought: read },
  {
    id: 'azure-hybrid-benefit',
    name: 'MicrosoftDocs/azure-docs, overview-azure-hybrid-benefit-scope (2023-04-19)',
    part: 'how licenses apply to Azure resources, 180 days',
    read,
  },
  { id: 'product-terms', name: 'Microsoft Product Terms, SQL Server', unread: 'no-copy', sought: read },
]

export const sourcesOf: SourcesOf<SqlStepId> = {
  'cores-physical': ['redress', 'licendi'],
  'cores-vm': ['sql-arc'],
  packs: ['licendi', 'softtrader'],
  'servers-cals': ['redress'],
  replicas: ['redmondmag-2019', 'sql-arc'],
  'licence-core': ['redmondmag-2022', 'xcontent'],
  'licence-server-cal': ['redress'],
  assurance: ['redmondmag-2022'],
  subscription: ['redress'],
  payg: ['sql-arc', 'redress'],
  'hybrid-benefit': ['azure-hybrid-benefit', 'product-terms'],
  free: ['sql-editions', 'sql-arc'],
}
