import type { VendorFacts } from '../../vendor-facts.ts'
import { google } from '../google-facts.ts'

export const tagManagerFacts = {
  ...google,
  variable: {
    name: 'GTM_ID',
    grammar: { pattern: 'GTM-[A-Z0-9]{4,12}', words: 'GTM- and 4 to 12 capital letters or digits' },
    example: 'GTM-ABC1234',
    service: 'tag-manager',
    purpose: 'Google Tag Manager',
    words: 'Google Tag Manager: GTM-XXXXXXX',
  },
  policyVersion: 1,
  cookies: [
    {
      name: '_gcl_au',
      category: 'marketing',
    },
  ],
} as const satisfies VendorFacts
