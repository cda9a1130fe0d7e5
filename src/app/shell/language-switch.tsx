import { useRouterState } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nearestIn } from '../../catalogue/navigation.ts'
import { splitHref } from '../../catalogue/urls.ts'
import visuallyHidden from '../../components/visually-hidden.module.css'
import { type Language, languageCodes, languages } from '../../i18n/languages.ts'
import outlines from '../../i18n/name-outlines.json'
import css from './language-switch.module.css'

/** The prerendered 404 page does not know its own path. */
const completeLink =
  (language: Language) =>
  ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.pathname = nearestIn(splitHref(location.pathname).path, language)
  }

/** Links to this page, or the nearest above it, in the other languages: ordinary links to prerendered pages, which keep the query (browser/complete-links.ts). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { i18n } = useTranslation()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return languageCodes
    .filter((code) => code !== i18n.language)
    .map((code) => <LanguageLink key={code} language={code} path={path} className={className} />)
}

export function LanguageLink({
  language,
  path,
  className,
}: {
  language: Language
  path: string
  className?: string | undefined
}) {
  return (
    <a
      href={nearestIn(path, language)}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={completeLink(language)}
      onAuxClick={completeLink(language)}
    >
      <LanguageName language={language} />
    </a>
  )
}

/** Draws a language's name as an outline where this page's typeface lacks the letters, which saves a request. */
function LanguageName({ language }: { language: Language }) {
  const { i18n } = useTranslation()
  const { name } = languages[language]
  const outline = (outlines as Partial<Record<Language, { d: string; width: number }>>)[language]
  if (!outline || i18n.language === language) return name
  const { d, width } = outline
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 -14 ${width} 18`} className={css.drawn}>
        <path d={d} />
      </svg>
      <span className={visuallyHidden.hidden}>{name}</span>
    </>
  )
}
