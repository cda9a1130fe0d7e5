import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules and list prices rest on. */
export const windowsSources: readonly Source[] = [
  { id: 'microsoft-pricing', name: 'microsoft.com, Windows Server pricing (2026-05)', read },
  { id: 'redress', name: 'redresscompliance.com', read },
  { id: 'licensingschool', name: 'licensingschool.co.uk', read },
  { id: 'cal-reports', name: 'microsoftnegotiations.com, atonementlicensing.com (2026-05)', read },
  { id: 'arc-payg', name: 'Azure Arc, Windows Server pay-as-you-go', read },
]
