import { useTranslation } from 'react-i18next'
import { brand } from '../../brand.ts'
import { footer } from '../../catalogue/navigation.ts'
import { Logo } from '../../components/logo.tsx'
import { PageLink } from '../../components/page-link.tsx'
import outOfSight from '../../styles/out-of-sight.module.css'
import css from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { StatusLink } from './status-link.tsx'

/** Every page of the site, and how to reach the provider. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={`${css.footer} ${outOfSight.last}`}>
      <nav aria-label={t('allPages')} className={css.areas}>
        {footer.map(({ area, pages }) => (
          <div key={area}>
            <p className={css.title}>{t(`areas.${area as Exclude<typeof area, 'home'>}`)}</p>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <PageLink page={page} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={css.base}>
        <Logo />
        <address>
          {t('contacts.addressLine')}
          <br />
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a> ·{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </address>
        <ul className={css.links}>
          <li>
            <PageLink page="privacy" hash="cookie-preferences">
              {t('cookiePreferences')}
            </PageLink>
          </li>
          <StatusLink />
          <li>
            <LanguageSwitch />
          </li>
        </ul>
        <small>{t('copyright')}</small>
      </div>
    </footer>
  )
}
