import { useTranslation } from 'react-i18next'
import { menus } from '../../catalogue/navigation.ts'
import { Logo } from '../../components/logo.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { SearchLink } from '../../search/search-link.tsx'
import { ConsoleLink } from './console-link.tsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { useMenus } from './use-menus.ts'

const drawer = 'navigation'

/**
 * Menus are native disclosures and the phone's drawer a native popover: all open at first paint and without JavaScript.
 * The one list of links is laid out as a bar on wide screens and as a drawer on narrow ones.
 */
export function Header() {
  const { t } = useTranslation()
  const header = useMenus(drawer)
  return (
    <header ref={header} className={css.header}>
      <div className={css.bar}>
        <PageLink page="home" className={css.logo}>
          <Logo />
        </PageLink>
        <nav id={drawer} popover="auto" aria-label={t('navigation')} className={css.nav}>
          <button type="button" popoverTarget={drawer} popoverTargetAction="hide" className={css.close}>
            {t('close')}
          </button>
          {menus.map((menu) => (
            <MenuPanel key={menu.id} menu={menu} />
          ))}
          <SearchLink withName className={css.drawerSearch} />
          <ConsoleLink className={css.drawerConsole} />
        </nav>
        <div className={css.tools}>
          <ConsoleLink className={css.console} />
          <SearchLink className={css.search} />
          <LanguageSwitch className={css.language} />
          <PageLink page="contact" className={css.talk}>
            {t('talk')}
          </PageLink>
          <button type="button" popoverTarget={drawer} className={css.open}>
            {t('menu')}
          </button>
        </div>
      </div>
    </header>
  )
}
