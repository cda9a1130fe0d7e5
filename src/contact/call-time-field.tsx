import { useTranslation } from 'react-i18next'
import select from '../components/select.module.css'
import { callTimes } from './call-times.ts'
import css from './contact-form.module.css'
import { controlProps, type FieldProps, Labelled } from './field.tsx'

/** The time at which to call the visitor back. */
export function CallTimeField({ mistake }: Pick<FieldProps, 'mistake'>) {
  const { t } = useTranslation()
  const field = { field: 'callTime', mistake } as const
  return (
    <Labelled {...field}>
      <select className={`${select.select} ${css.control}`} defaultValue="" {...controlProps(field)}>
        <option value="">{t('contactForm.callTimes.any')}</option>
        {callTimes.map((time) => (
          <option key={time} value={time}>
            {t(`contactForm.callTimes.${time}`)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
