import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { pages } from '../catalogue/pages.ts'
import { namespaceOf } from '../catalogue/urls.ts'
import { EntryContext } from '../components/entry.ts'
import type { PageContent } from '../content/page.ts'
import type { Language } from '../i18n/languages.ts'
import { kinds, type PageModule } from '../pages/kinds.ts'
import { showLateFonts } from '../styles/late-fonts.ts'
import { currentEntry } from './entry.ts'
import { Head } from './head.tsx'
import { useShown } from './shown.ts'

type AnyPage = (typeof pages)[number]

/** The component of a page: its kind's, fed with its texts, once everything that it must not wait for while rendering is there. */
export const pageComponent = async (page: AnyPage) => {
  const { Page, load }: PageModule = kinds[page.kind]
  await load?.(page)
  return { default: () => <WithContent page={page} Component={Page} /> }
}

function WithContent({ page, Component }: { page: AnyPage; Component: PageModule['Page'] }) {
  const { i18n } = useTranslation()
  useShown()
  useLayoutEffect(showLateFonts, [])
  const [entry] = useState(currentEntry)
  const language = i18n.language as Language
  const content = i18n.getResourceBundle(language, namespaceOf(page)) as PageContent
  return (
    <>
      <Head page={page} content={content} language={language} />
      <EntryContext value={entry}>
        <Component page={page} content={content} />
      </EntryContext>
    </>
  )
}
