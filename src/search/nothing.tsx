import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { present } from '../catalogue/pages.ts'
import { hrefOf, pathOf } from '../catalogue/urls.ts'
import { PageLink } from '../components/page-link.tsx'
import { type Language, languages } from '../i18n/languages.ts'
import { inOtherLayout } from './keyboard-layout.ts'
import type { Answer, Hit, Search } from './search.ts'
import css from './search-box.module.css'
import { otherSearch } from './use-search.ts'

interface NothingProps {
  answer: Answer
  corrected: string | undefined
  search: Search
  onAsk: (query: string) => void
  onFollow: () => void
}

const areas = present(['services', 'use-cases', 'pricing', 'contact'])

/** Suggestions if a query has no or few results: a corrected word, the other keyboard layout, the other language, the site's areas. */
export function Nothing({ answer, corrected, search, onAsk, onFollow }: NothingProps) {
  const { t } = useTranslation('search')
  const { query, hits } = answer
  const layout = useMemo(() => {
    const typed = inOtherLayout(query)
    return search.knows(typed) ? typed : undefined
  }, [search, query])
  const guesses = [corrected, layout].filter((guess) => guess !== undefined)
  return (
    <div className={css.nothing}>
      {guesses.map((guess) => (
        <p key={guess}>
          {t('meant')}{' '}
          <button type="button" onClick={() => onAsk(guess)}>
            {guess}
          </button>
        </p>
      ))}
      {hits.length === 0 && (
        <>
          <InOtherLanguage query={query} />
          <Areas name={t('elsewhere')} onFollow={onFollow} />
        </>
      )}
    </div>
  )
}

/** Links to the site's areas, below a line that says why. */
export function Areas({ name, onFollow }: { name: string; onFollow: () => void }) {
  return (
    <>
      <p>{name}</p>
      <ul>
        {areas.map((page) => (
          <li key={page}>
            <PageLink page={page} onClick={onFollow} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A language's name in the reader's language. */
const nameOf = (language: Language, reader: string) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? languages[language].name

/** Pause, in milliseconds, after which typing counts as finished. */
const rest = 300

/** Results in the site's other language, whose index is fetched only once typing pauses. */
function InOtherLanguage({ query }: { query: string }) {
  const { t, i18n } = useTranslation('search')
  const [results, setResults] = useState<{ language: Language; hits: readonly Hit[] }>()
  useEffect(() => {
    let wanted = true
    const load = () =>
      otherSearch(i18n.language).then(
        (other) => {
          if (wanted && other)
            setResults({ language: other.language, hits: other.search.answer(query).hits.slice(0, 3) })
        },
        () => wanted && setResults(undefined),
      )
    const timer = setTimeout(load, rest)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [query, i18n.language])
  if (!results || results.hits.length === 0) return null
  const { language, hits } = results
  return (
    <>
      <p>{t('inOther', { language: nameOf(language, i18n.language) })}</p>
      <ul lang={language}>
        {hits.map(({ page, label }) => (
          <li key={page}>
            <a href={hrefOf(pathOf(page), language)} hrefLang={language}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
