import { useTranslation } from 'react-i18next'
import { useSession } from '../../cloud/session-context.ts'
import type { Session } from '../../cloud/session-store.ts'
import { useConfig } from '../../config/config-context.ts'
import css from './console-link.module.css'

/** Links to the provider's console and shows whether the visitor is signed in there. */
export function ConsoleLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { CONSOLE_URL } = useConfig()
  const session = useSession()
  if (!CONSOLE_URL) return null
  const hasSession = session && session.status !== 'signed-out'
  return (
    <a href={CONSOLE_URL} className={className} data-session={session?.status}>
      {t(hasSession ? 'consoleOpen' : 'console')}
      {hasSession && <Badge {...session} />}
    </a>
  )
}

/** The account's initial. Its room is reserved while the session is read, so that nothing moves. */
function Badge({ status, account }: Session) {
  const { t } = useTranslation()
  if (status === 'unknown')
    return (
      <span
        role="img"
        aria-label={t('consoleUnchecked')}
        title={t('consoleUnchecked')}
        className={css.unchecked}
      >
        ?
      </span>
    )
  return (
    <span aria-hidden="true" className={css.badge}>
      {account?.initial}
    </span>
  )
}
