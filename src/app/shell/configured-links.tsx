import { useTranslation } from 'react-i18next'
import { useConfig } from '../../config/config-context.ts'

/** Links to the provider's console and status page, where the operator has set their addresses. */
export function ConfiguredLinks() {
  const { t } = useTranslation()
  const { CONSOLE_URL, STATUS_URL } = useConfig()
  return (
    <>
      {CONSOLE_URL && (
        <li>
          <a href={CONSOLE_URL}>{t('console')}</a>
        </li>
      )}
      {STATUS_URL && (
        <li>
          <a href={STATUS_URL}>{t('status')}</a>
        </li>
      )}
    </>
  )
}
