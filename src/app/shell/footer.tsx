import { useTranslation } from 'react-i18next'
import { footerIn } from '../../catalogue/navigation.ts'
import type { PageId } from '../../catalogue/pages.ts'
import type { Area } from '../../catalogue/urls.ts'
import { ContactLink } from '../../components/contact-link.tsx'
import { contactUrls } from '../../components/contact-urls.ts'
import { FoldOnPhones } from '../../components/fold-on-phones.tsx'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { LinkInArea, PageLink } from '../../components/page-link.tsx'
import type { Language } from '../../i18n/languages.ts'
import outOfSight from '../../styles/out-of-sight.module.css'
import { ConfiguredLinks } from './configured-links.tsx'
import css from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** How to reach the provider, and the most used pages; on phones each area is folded. */
export function Footer() {
  const { t, i18n } = useTranslation()
  return (
    <footer className={`${css.footer} ${outOfSight.last}`}>
      <address className={css.contacts}>
        <Logo />
        <ContactLink way="phone" className={css.contact} />
        <ContactLink way="line" className={css.contact} />
        <ContactLink way="email" className={css.contact} />
        <a href={contactUrls.map} className={css.contact}>
          <Icon name="address" />
          <span>{t('contacts.addressLine')}</span>
        </a>
      </address>
      <nav aria-label={t('mostUsed')} className={css.areas}>
        {footerIn(i18n.language as Language).map(({ area, pages }) => (
          <AreaList key={area} area={area} name={t(`areas.${area}`)} pages={pages} />
        ))}
      </nav>
      <div className={css.base}>
        <ul className={css.links}>
          <li>
            <PageLink page="search">{t('allPages')}</PageLink>
          </li>
          <li>
            <PageLink page="privacy" hash="cookie-preferences">
              {t('cookiePreferences')}
            </PageLink>
          </li>
          <ConfiguredLinks />
          <li>
            <LanguageSwitch />
          </li>
        </ul>
        <small>{t('copyright')}</small>
        <small>{t('trademarks')}</small>
      </div>
    </footer>
  )
}

function AreaList({ area, name, pages }: { area: Area; name: string; pages: readonly PageId[] }) {
  return (
    <div>
      <FoldOnPhones name={name} title={<p className={css.title}>{name}</p>}>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <LinkInArea area={area} page={page} />
            </li>
          ))}
        </ul>
      </FoldOnPhones>
    </div>
  )
}
