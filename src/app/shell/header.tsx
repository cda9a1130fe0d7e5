import { useTranslation } from 'react-i18next'
import { menus } from '../../catalogue/navigation.ts'
import { ContactLink } from '../../components/contact-link.tsx'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { SearchLink } from '../../search/search-link.tsx'
import { ConsoleLink } from './console-link.tsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { useMenuDetails } from './use-menu-details.ts'
import { useMenus } from './use-menus.ts'

const drawer = 'navigation'

/**
 * Menus are native disclosures and the phone's drawer a native popover: all open at first paint and without JavaScript.
 * The one list of links is laid out as a bar on wide screens and as a drawer on narrow ones.
 */
export function Header() {
  const { t } = useTranslation()
  const header = useMenus(drawer)
  const [details, askForDetails] = useMenuDetails()
  return (
    <header ref={header} className={css.header}>
      <div className={css.bar}>
        <PageLink page="home" className={css.logo}>
          <Logo />
        </PageLink>
        <nav
          id={drawer}
          popover="auto"
          aria-label={t('navigation')}
          className={css.nav}
          onPointerEnter={askForDetails}
          onFocus={askForDetails}
        >
          <div className={css.drawerHead}>
            <Logo />
            <button type="button" popoverTarget={drawer} popoverTargetAction="hide" className={css.close}>
              <Icon name="close" />
              {t('close')}
            </button>
          </div>
          <SearchLink withName className={css.drawerSearch} />
          {menus.map((menu) => (
            <MenuPanel key={menu.id} menu={menu} details={details} />
          ))}
          <Ways />
        </nav>
        <div className={css.tools}>
          <ConsoleLink className={css.console} />
          <SearchLink className={css.search} />
          <LanguageSwitch className={css.language} />
          <PageLink page="contact" className={css.talk}>
            {t('talk')}
          </PageLink>
          <button type="button" popoverTarget={drawer} className={css.open}>
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </button>
        </div>
      </div>
    </header>
  )
}

/** At the drawer's lower end, within thumb's reach. */
function Ways() {
  const { t } = useTranslation()
  return (
    <div className={css.ways}>
      <ConsoleLink className={css.way} />
      <LanguageSwitch className={css.way} />
      <ContactLink way="phone" className={css.way}>
        {t('next.call')}
      </ContactLink>
      <ContactLink way="line" className={css.way}>
        {t('contacts.line')}
      </ContactLink>
      <PageLink page="contact" className={css.message}>
        {t('talk')}
      </PageLink>
    </div>
  )
}
