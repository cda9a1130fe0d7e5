import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onFirstSign } from '../../browser/first-sign.ts'
import { stored } from '../../browser/stored.ts'
import { isIn } from '../../catalogue/pages.ts'
import { pageAt } from '../../catalogue/urls.ts'
import { isLanguage, type Language, languageCodes, languages } from '../../i18n/languages.ts'
import css from './language-suggestion.module.css'
import { LanguageLink } from './language-switch.tsx'
import { useHeight } from './use-height.ts'

const dismissed = stored('language-suggestion', (value) => (value === 'dismissed' ? value : undefined))

/** The language of the site that the browser's settings prefer to the one shown. */
const preferred = (shown: string): Language | undefined => {
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return first !== shown ? first : undefined
}

/**
 * Offers this page in the visitor's language, in one line; never redirects, and never returns once dismissed. Waits for a first sign of the
 * visitor: search engines render pages too, and would read the offer as the page's own words.
 */
export function LanguageSuggestion() {
  const { i18n } = useTranslation()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [language, setLanguage] = useState<Language>()
  const height = useHeight('--suggestion-height')
  useEffect(
    () => onFirstSign(() => setLanguage(dismissed.read() ? undefined : preferred(i18n.language))),
    [i18n.language],
  )
  const page = pageAt(path)
  if (!language || languageCodes.length < 2 || (page && !isIn(page.id, language))) return null
  const { suggestion } = languages[language]
  const dismiss = () => {
    dismissed.write('dismissed')
    setLanguage(undefined)
  }
  return (
    <aside
      ref={height}
      className={css.suggestion}
      data-notice
      data-hidden-while-typing
      lang={language}
      aria-label={suggestion.text}
    >
      <p>
        {suggestion.text} <LanguageLink language={language} path={path} />
      </p>
      <button type="button" onClick={dismiss}>
        {suggestion.dismiss}
      </button>
    </aside>
  )
}
