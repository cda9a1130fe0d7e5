import { useTranslation } from 'react-i18next'
import { type PageFile, SaveOutcome, useSaving } from '../components/saving.tsx'
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
  const saving = useSaving()
  if (!record) return <p role="status">{t('consent.unanswered')}</p>
  const { locale } = languages[i18n.language as Language]
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(record.time),
  )
  return (
    <div>
      <p role="status">
        {t('consent.stored', { time })}{' '}
        <button type="button" className={css.copy} onClick={() => saving.save(fileOf(record))}>
          {t('consent.download')}
        </button>
      </p>
      <SaveOutcome {...saving} />
    </div>
  )
}

const fileOf = (record: ConsentRecord): PageFile => {
  const text = JSON.stringify(record, null, 2)
  return { name: 'consent.json', content: new Blob([text], { type: 'application/json' }), text }
}
