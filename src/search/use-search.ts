import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaceAgain } from '../i18n/create.ts'
import { type Language, languageCodes } from '../i18n/languages.ts'
import { readText } from '../i18n/reader.ts'
import { announcedTexts, textAddress } from '../i18n/text-address.ts'
import { Search } from './search.ts'
import type { SearchIndex } from './search-index.ts'

/** The namespace that holds the index beside the words of the search box. */
export const searchNamespace = 'search'

type State = { status: 'loading' } | { status: 'ready'; search: Search } | { status: 'failed' }

/** Returns the search of the shown language and a function that retries a failed load. The index is part of the namespace's texts. */
export const useSearch = (): readonly [state: State, again: () => void] => {
  const { i18n } = useTranslation()
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is one more
  useEffect(() => {
    let wanted = true
    const { language } = i18n
    setState({ status: 'loading' })
    loadNamespaceAgain(i18n, searchNamespace).then(() => {
      const texts = i18n.getResourceBundle(language, searchNamespace) as { index: SearchIndex } | undefined
      if (wanted)
        setState(texts ? { status: 'ready', search: searchOf(language, texts.index) } : { status: 'failed' })
    })
    return () => {
      wanted = false
    }
  }, [i18n, attempt])
  return [state, () => setAttempt(attempt + 1)]
}

const searches = new Map<string, Search>()

const searchOf = (language: string, index: SearchIndex): Search => {
  const search = searches.get(language) ?? new Search(index)
  searches.set(language, search)
  return search
}

/** The search of another language, for queries without results in the current one. */
export const otherSearch = async (
  shown: string,
): Promise<{ language: Language; search: Search } | undefined> => {
  const language = languageCodes.find((code) => code !== shown)
  const { version = '' } = announcedTexts()
  if (!language) return undefined
  const { index } = JSON.parse(await readText(textAddress(version, language, searchNamespace))) as {
    index: SearchIndex
  }
  return { language, search: searchOf(language, index) }
}
