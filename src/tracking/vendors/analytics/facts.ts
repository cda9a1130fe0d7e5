import type { VendorFacts } from '../../vendor-facts.ts'
import { google } from '../google-facts.ts'

export const analyticsFacts = {
  ...google,
  variable: {
    name: 'GA_ID',
    grammar: { pattern: 'G-[A-Z0-9]{6,14}', words: 'G- and 6 to 14 capital letters or digits' },
    example: 'G-ABCDEF1234',
    service: 'analytics',
    purpose: 'Google Analytics 4, where no container sends it',
    words: 'Google Analytics 4: G-XXXXXXXXXX',
  },
  policyVersion: 1,
  cookies: [
    {
      name: '_ga, _ga_*',
      category: 'analytics',
    },
  ],
} as const satisfies VendorFacts
