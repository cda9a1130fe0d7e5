import { hrefOf } from '../catalogue/urls.ts'
import type { Language } from '../i18n/languages.ts'

/** Path of a page's Markdown, beside its HTML: `/services.md` for `/services`, `/index.md` for `/`. */
export const markdownPath = (path: string, language: Language): string => {
  const href = hrefOf(path, language)
  return href === '/' ? '/index.md' : `${href}.md`
}
