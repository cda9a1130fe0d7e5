import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules and list prices. */
export const sources = readOn('2026-11-23', {
  'microsoft-pricing': {
    name: 'microsoft.com, Windows Server pricing (API Evangelist, 2026-05)',
    unread: 'no-copy',
  },
  redress: {
    name: 'redresscompliance.com, Windows Server 2022 vs 2019 licensing',
    part: 'list prices, fewest cores',
  },
  licenseday: { name: 'licenseday.com, Windows Server 2025 licensing', part: 'packs of two cores' },
  hpe: {
    name: 'community.hpe.com, Windows Server 2019 core-based licensing',
    part: 'fewest licences per processor and server',
  },
  'software-reuse': {
    name: 'software-reuse.eu, Windows Server core licensing explained',
    part: 'three examples',
  },
  itcgeorgia: { name: 'itcgeorgia.ge, Windows Server guide', part: 'worked example' },
  'licence-terms': {
    name: 'docslib.org/doc/13497452, Windows Server licence terms by version',
    part: '90 days, two VMs or any number',
  },
  licensingschool: {
    name: 'licensingschool.co.uk, blog on Windows Server core licences',
    part: 'no minimum of 16 per customer since April 2023',
  },
  samexpert: { name: 'samexpert.com, licensing per virtual machine', part: 'whole page' },
  'cal-reports': { name: 'microsoftnegotiations.com, Windows Server', part: 'CALs at $35 to $45' },
  atonement: { name: 'atonementlicensing.com (2026-05)', unread: 'no-copy' },
  'm365-matrix': {
    name: 'Microsoft 365 feature matrix of 2025-12-11, as copied in a public repository',
    part: 'Windows Server CAL rights of F1, F3, E3 and E5',
    day: '2026-11-22',
  },
  'product-terms': {
    name: 'Microsoft Product Terms on Microsoft 365 and Azure Hybrid Benefit',
    unread: 'no-copy',
  },
  essentials: { name: 'microsoftnegotiations.com, Windows Server Essentials licensing', part: 'limits' },
  serversplus: {
    name: 'serversplus.com, Windows Server 2022 Licensing Guide',
    part: 'Essentials: one processor, 10 cores',
  },
  'azure-hybrid-benefit': {
    name: 'MicrosoftDocs/windowsserverdocs, azure-hybrid-benefit (2025-09-03)',
    part: 'whole page',
  },
  'arc-payg': {
    name: 'MicrosoftDocs/windowsserverdocs, windows-server-pay-as-you-go (2025-06-27)',
    part: 'whole page',
  },
})

export const sourcesOf: SourcesOf<StepId<'calculators/windows-server'>, typeof sources> = {
  'licences-per-set': ['hpe', 'redress'],
  'cluster-vms': ['licence-terms'],
  'sets-hyperv-only': ['itcgeorgia', 'software-reuse'],
  'sets-other-hypervisor': ['software-reuse'],
  'sets-windows-workload': ['software-reuse'],
  'standard-licences': ['software-reuse'],
  'datacenter-licences': ['licence-terms'],
  'standard-packs': ['microsoft-pricing', 'redress'],
  'datacenter-packs': ['microsoft-pricing', 'redress'],
  cal: ['cal-reports', 'atonement'],
  'cal-rights': ['m365-matrix', 'product-terms'],
  'per-vm-licences': ['samexpert', 'licensingschool'],
  'per-vm-cals': ['samexpert'],
  payg: ['arc-payg', 'microsoft-pricing'],
  essentials: ['essentials', 'serversplus'],
  'hybrid-benefit': ['azure-hybrid-benefit', 'product-terms'],
}
