import { brand } from '../brand.ts'
import type { PageId } from '../catalogue/pages.ts'
import type { Language } from '../i18n/languages.ts'

/** Of the pictures that link previews show, in px. */
export const socialSize = { width: 1200, height: 630 } as const

/** Where a page's picture stands in the site. */
export const socialPath = (id: PageId, language: Language) => `/social/${language}/${id}.png`

export const socialUrl = (id: PageId, language: Language) => brand.siteUrl + socialPath(id, language)
