import { useRouterState } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../../catalogue/urls.ts'
import { type Language, languageCodes, languages } from '../../i18n/languages.ts'

const keepQueryAndHash = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}

/** Links to this page in the other languages: ordinary links to prerendered pages, query and hash kept when they are followed. */
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
      href={hrefOf(path, language)}
      hrefLang={language}
      lang={language}
      className={className}
      onClick={keepQueryAndHash}
      onAuxClick={keepQueryAndHash}
    >
      {languages[language].name}
    </a>
  )
}
