import { useTranslation } from 'react-i18next'
import { useConfig } from '../../config/config-context.ts'

/** Leads to the provider's status page, where the operator has set its address. */
export function StatusLink() {
  const { t } = useTranslation()
  const { STATUS_URL } = useConfig()
  if (!STATUS_URL) return null
  return (
    <li>
      <a href={STATUS_URL}>{t('status')}</a>
    </li>
  )
}
