import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules and list prices. */
export const sources = readOn('2026-11-23', {
  'sql-editions': {
    name: 'MicrosoftDocs/sql-docs, editions-and-components-of-sql-server-2025 (2025-11-19)',
    part: 'scale limits',
  },
  'sql-arc': { name: 'MicrosoftDocs/sql-docs, manage-license-billing (2024-03-31)', part: 'whole page' },
  'redmondmag-2022': { name: 'redmondmag.com (2022-11-16)', part: 'prices of January 2023' },
  xcontent: { name: 'xcontent.com, FAQ SQL Server 2023', part: '10% more in all channels' },
  'redmondmag-2019': {
    name: 'redmondmag.com (2019-11-01)',
    part: 'three passive instances with Software Assurance',
  },
  redress: {
    name: 'redresscompliance.com, SQL Server 2022 licensing guide',
    part: 'table of models and prices',
  },
  licendi: { name: 'licendi.com, Guide to SQL Server Models', part: 'cores and packs' },
  softtrader: { name: 'softtrader.eu', unread: 'no-copy' },
  'azure-hybrid-benefit': {
    name: 'MicrosoftDocs/azure-docs, overview-azure-hybrid-benefit-scope (2023-04-19)',
    part: 'how licenses apply to Azure resources, 180 days',
  },
  'product-terms': { name: 'Microsoft Product Terms, SQL Server', unread: 'no-copy' },
})

export const sourcesOf: SourcesOf<StepId<'calculators/sql-server'>, typeof sources> = {
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
