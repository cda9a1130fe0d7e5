import { useLoaderData } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { pages } from '../catalogue/pages.ts'
import { NavigationTypeContext } from '../components/navigation-type.ts'
import type { Language } from '../i18n/languages.ts'
import { kinds, type PageModule } from '../pages/kinds.tsx'
import { usePageShown } from './failed-page.tsx'
import { Head } from './head.tsx'
import { useHydratedEvent } from './hydrated-event.ts'
import { currentNavigationType } from './navigation-type.ts'

type AnyPage = (typeof pages)[number]

/** Loads what the page's kind needs, so that its component never suspends, and returns that component bound to the page. */
export const pageComponent = async (page: AnyPage): Promise<{ default: ComponentType }> => {
  const { Page, load }: PageModule = kinds[page.kind]
  await load?.(page)
  return { default: () => <WithContent page={page} Component={Page} /> }
}

function WithContent({ page, Component }: { page: AnyPage; Component: PageModule['Page'] }) {
  const { i18n } = useTranslation()
  useHydratedEvent()
  usePageShown()
  const [navigationType] = useState(currentNavigationType)
  const language = i18n.language as Language
  const content = useLoaderData({ from: page.path })
  return (
    <>
      <Head page={page} content={content} language={language} />
      <NavigationTypeContext value={navigationType}>
        <Component page={page} content={content} />
      </NavigationTypeContext>
    </>
  )
}
