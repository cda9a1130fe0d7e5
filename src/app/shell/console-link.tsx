import { useTranslation } from 'react-i18next'
import { useSession } from '../../cloud/session-context.ts'
import { useConfig } from '../../config/config-context.ts'
import css from './console-link.module.css'

/** Opens the provider's console, where the operator has set its address, and shows whether the visitor is signed in there. */
export function ConsoleLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { CONSOLE_URL } = useConfig()
  const session = useSession()
  if (!CONSOLE_URL) return null
  const { status, account } = session ?? {}
  return (
    <a href={CONSOLE_URL} className={className} data-session={status}>
      {t(account ? 'consoleOpen' : 'console')}
      {account?.initial && (
        <span aria-hidden="true" className={css.initial}>
          {account.initial}
        </span>
      )}
      {status === 'unknown' && <Unchecked />}
    </a>
  )
}

function Unchecked() {
  const { t } = useTranslation()
  return (
    <span
      className={css.unchecked}
      role="img"
      aria-label={t('consoleUnchecked')}
      title={t('consoleUnchecked')}
    />
  )
}
