import { useTranslation } from 'react-i18next'
import { saveFile } from '../browser/save-file.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { ChoicesForm } from './choices-form.tsx'
import type { ConsentRecord } from './consent.ts'
import { useConsent } from './consent-context.ts'
import css from './cookie-preferences.module.css'

/** Shows the visitor's choice, lets them change it, and offers a copy. */
export function CookiePreferences() {
  const { t } = useTranslation()
  const form = useConsent()
  return (
    <div className={css.preferences}>
      {form ? (
        <>
          <Stored record={form.consent.record} />
          <ChoicesForm open={true} />
        </>
      ) : (
        <p>{t('consent.unmeasured')}</p>
      )}
    </div>
  )
}

function Stored({ record }: { record: ConsentRecord | undefined }) {
  const { t, i18n } = useTranslation()
  if (!record) return <p role="status">{t('consent.unanswered')}</p>
  const { locale } = languages[i18n.language as Language]
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(record.time),
  )
  return (
    <p role="status">
      {t('consent.stored', { time })}{' '}
      <button type="button" className={css.copy} onClick={() => download(record)}>
        {t('consent.download')}
      </button>
    </p>
  )
}

const download = (record: ConsentRecord) =>
  saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), 'consent.json')
