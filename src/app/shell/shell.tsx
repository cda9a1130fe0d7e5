import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SearchHost } from '../../search/search-host.tsx'
import { Announcer } from './announcer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import css from './shell.module.css'

export function Shell() {
  const { t } = useTranslation()
  return (
    <>
      <a href="#main" className={css.skip}>
        {t('skip')}
      </a>
      <Notices />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <SearchHost />
    </>
  )
}
