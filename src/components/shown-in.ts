import { useTranslation } from 'react-i18next'
import { type PagePath, shownIn } from '../catalogue/pages.ts'
import { pageAt } from '../catalogue/urls.ts'
import type { Language } from '../i18n/languages.ts'

/** The language to which a link to a page leads, if the reader's own lacks the page. */
export const useShownIn = (path: PagePath): Language | undefined => {
  const { i18n } = useTranslation()
  const page = pageAt(path)
  const shown = page && shownIn(page.id, i18n.language as Language)
  return shown === i18n.language ? undefined : shown
}
