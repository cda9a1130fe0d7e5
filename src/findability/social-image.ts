import { brand } from '../brand.ts'
import type { PageId } from '../catalogue/pages.ts'
import type { Language } from '../i18n/languages.ts'

/** Size of the pictures in link previews, in px. */
export const socialSize = { width: 1200, height: 630 } as const

/** Path of a page's picture. */
export const socialPath = (id: PageId, language: Language) => `/social/${language}/${id}.png`

export const socialUrl = (id: PageId, language: Language) => brand.siteUrl + socialPath(id, language)
