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
      name: '`_ga`, `_ga_*`',
      category: 'analytics',
      en: {
        purpose: 'Tell visits apart for page statistics',
        provider: 'Google Analytics 4, analytics',
        life: 'Up to 2 years',
        condition: 'We have switched on Google Analytics or Tag Manager',
      },
      th: {
        purpose: 'แยกการเข้าชมแต่ละครั้งเพื่อทำสถิติ',
        provider: 'Google Analytics 4 (การวิเคราะห์)',
        life: 'ไม่เกิน 2 ปี',
        condition: 'เราเปิดใช้ Google Analytics หรือ Tag Manager',
      },
    },
  ],
} as const satisfies VendorFacts
