import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Contained } from '../../components/contained.tsx'
import { SearchHost } from '../../search/search-host.tsx'
import { isPageKept } from '../kept-page.ts'
import { Announcer } from './announcer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import css from './shell.module.css'

/** Leaves out a part of the frame that fails; throws while the page can still be restored as the server sent it. */
const nothing = (error: unknown) => {
  if (isPageKept()) throw error
  return null
}

export function Shell() {
  const { t } = useTranslation()
  return (
    <>
      <a href="#main" className={css.skip}>
        {t('skip')}
      </a>
      <Contained instead={nothing}>
        <Notices />
      </Contained>
      <Contained instead={nothing}>
        <Header />
      </Contained>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Contained instead={nothing}>
        <Footer />
      </Contained>
      <Contained instead={nothing}>
        <Announcer />
      </Contained>
      <Contained instead={nothing}>
        <SearchHost />
      </Contained>
    </>
  )
}
