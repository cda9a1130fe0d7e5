import { useTranslation } from 'react-i18next'
import { PageLink } from '../components/page-link.tsx'
import type { Config } from '../config/rules.ts'
import { ChoicesForm } from './choices-form.tsx'
import css from './consent-banner.module.css'

/** Asks for consent (opt-in) or informs about tracking (opt-out). Not modal: it is below the page and disappears after an answer. */
export function ConsentBanner({ mode }: { mode: Config['CONSENT_MODE'] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('consent.title')} className={css.banner} data-consent-banner data-notice>
      <div>
        <p className={css.title}>{t('consent.title')}</p>
        <p className={css.text}>
          {t(mode === 'opt-in' ? 'consent.ask' : 'consent.tell')}{' '}
          <PageLink page="privacy" hash="cookie-preferences">
            {t('consent.more')}
          </PageLink>
        </p>
      </div>
      <ChoicesForm open={false} />
    </section>
  )
}
