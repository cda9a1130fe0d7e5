import { useRouterState } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageKind } from '../../catalogue/pages.ts'
import { pageAt } from '../../catalogue/urls.ts'
import { Icon } from '../../components/icon.tsx'
import { isLongName, Logo } from '../../components/logo.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { useConfig } from '../../config/config-context.ts'
import { languageCodes } from '../../i18n/languages.ts'
import { brand } from '../../provider/brand.ts'
import { SearchLink } from '../../search/search-link.tsx'
import { ConsoleLink } from './console-link.tsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import button from './menu-button.module.css'
import { Navigation } from './navigation.tsx'
import { useMenus } from './use-menus.ts'

const drawer = 'navigation'

/** Whether the bar lists more than one other language. */
const hasMany = languageCodes.length > 2
/** Whether the bar holds more than fits within the page's width. */
const isFull = hasMany || isLongName(brand.product)

/** Minimum width of the link to the console, in rem. */
const leastRoom = 5

/** The link to the console, where the bar leaves it enough room; drawer and footer have it too. */
function ConsoleRoom() {
  const { CONSOLE_URL } = useConfig()
  // Not before it is measured: even for one frame the link would push the menus to another line.
  const [isEnough, setIsEnough] = useState(false)
  const room = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setIsEnough(element.clientWidth >= leastRoom * rem)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={CONSOLE_URL ? room : undefined} className={css.consoleRoom}>
      {isEnough && <ConsoleLink className={css.console} />}
    </span>
  )
}

/** Kinds of pages that pin an answer to the top of narrow screens, where the header scrolls away: both would take more than 15 % of a phone. */
const pinning: readonly PageKind[] = ['calculator', 'pricing']

/** Logo, menus and tools. On narrow screens a button opens the menus as a drawer. */
export function Header() {
  const { t } = useTranslation()
  const header = useMenus(drawer)
  const kind = useRouterState({ select: ({ location }) => pageAt(location.pathname)?.kind })
  const gives = kind !== undefined && pinning.includes(kind)
  return (
    <header ref={header} className={gives ? `${css.header} ${css.givesWay}` : css.header}>
      <div data-arrives className={isFull ? `${css.bar} ${css.wide}` : css.bar}>
        <PageLink page="home" className={css.logo}>
          <Logo />
        </PageLink>
        <Navigation id={drawer} />
        <div className={css.tools}>
          <ConsoleRoom />
          <SearchLink className={css.search} />
          <LanguageSwitch className={hasMany ? `${css.language} ${css.among}` : css.language} />
          <PageLink page="pricing" className={css.talk}>
            {t('talk')}
          </PageLink>
          <button type="button" popoverTarget={drawer} className={button.open}>
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </button>
        </div>
      </div>
    </header>
  )
}
