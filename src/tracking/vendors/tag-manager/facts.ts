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
      name: '`_gcl_au`',
      category: 'marketing',
      en: {
        purpose: 'Connects a click on a Google advertisement with later visits',
        provider: 'Google Ads, marketing',
        life: '90 days',
        condition: 'Our Tag Manager container holds a Google Ads tag',
      },
      th: {
        purpose: 'เชื่อมการคลิกโฆษณา Google กับการเข้าชมภายหลัง',
        provider: 'Google Ads (การตลาด)',
        life: '90 วัน',
        condition: 'Container ของ Tag Manager ของเรามีแท็ก Google Ads',
      },
    },
  ],
} as const satisfies VendorFacts
