import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { menusIn, pagesAbove } from '../../catalogue/navigation.ts'
import { pageAt } from '../../catalogue/urls.ts'
import { ContactLink } from '../../components/contact-link.tsx'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { PageLink } from '../../components/page-link.tsx'
import type { Language } from '../../i18n/languages.ts'
import { SearchLink } from '../../search/search-link.tsx'
import { ConsoleLink } from './console-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import button from './menu-button.module.css'
import { MenuPanel } from './menu-panel.tsx'
import css from './navigation.module.css'
import { useMenuDetails } from './use-menu-details.ts'

/**
 * The site's menus: native disclosures in a native popover, which open at first paint and without JavaScript. The one list of links is a
 * bar on wide screens and a drawer on narrow ones.
 * @param id of the drawer, for the button that opens it
 */
export function Navigation({ id }: { id: string }) {
  const { t, i18n } = useTranslation()
  const [details, askForDetails] = useMenuDetails()
  const isBelowPricing = useRouterState({
    select: ({ location }) => {
      const page = pageAt(location.pathname)
      return page !== undefined && pagesAbove(page).includes('pricing')
    },
  })
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={t('navigation')}
      className={css.nav}
      onPointerEnter={askForDetails}
      onFocus={askForDetails}
      onPointerDown={askForDetails}
    >
      <div className={css.head}>
        <Logo />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={button.close}>
          <Icon name="close" />
          {t('close')}
        </button>
      </div>
      <SearchLink withName className={css.search} />
      {/* The drawer begins with it, the bar ends with it. */}
      <PageLink page="pricing" className={css.first} />
      {menusIn(i18n.language as Language).map((menu) => (
        <MenuPanel key={menu.id} menu={menu} details={details} />
      ))}
      <PageLink page="pricing" className={css.price} data-current={isBelowPricing || undefined} />
      <Contacts />
    </nav>
  )
}

/** At the drawer's lower end, within the thumb's reach. */
function Contacts() {
  const { t } = useTranslation()
  return (
    <div className={css.contacts}>
      <ConsoleLink className={css.contact} />
      <LanguageSwitch className={css.contact} />
      <ContactLink way="phone" className={css.contact}>
        {t('next.call')}
      </ContactLink>
      <ContactLink way="line" className={css.contact}>
        {t('contacts.line')}
      </ContactLink>
      <PageLink page="pricing" className={css.message}>
        {t('talk')}
      </PageLink>
    </div>
  )
}
