import { useTranslation } from 'react-i18next'
import css from './contact-form.module.css'
import { controlProps, FieldError, type FieldProps } from './field.tsx'

/** The visitor's consent to be contacted about this message. */
export function ConsentField({ mistake }: Pick<FieldProps, 'mistake'>) {
  const { t } = useTranslation()
  const field = { field: 'consent', mistake } as const
  return (
    <div className={css.wide}>
      <label className={css.consent}>
        <input type="checkbox" value="yes" {...controlProps(field)} />
        <span>{t('contactForm.fields.consent')}</span>
      </label>
      <FieldError {...field} />
    </div>
  )
}
