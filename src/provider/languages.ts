import type { LanguageFacts } from './schema.ts'

/** The languages of the site in one record, that of its paths without a prefix first; adding a language starts here. */
export const languages = {
  en: {
    prefix: '',
    name: 'English',
    locale: 'en-GB',
    openGraph: 'en_GB',
    spacesBetween: 'words',
    suggestion: { text: 'Read this page in', dismiss: 'Dismiss' },
  },
  th: {
    prefix: '/th',
    name: 'ไทย',
    locale: 'th-TH',
    openGraph: 'th_TH',
    spacesBetween: 'phrases',
    suggestion: { text: 'หน้านี้มีฉบับภาษาไทย อ่านต่อเป็น', dismiss: 'ปิด' },
  },
} as const satisfies Record<string, LanguageFacts>
