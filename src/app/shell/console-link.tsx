import { useTranslation } from 'react-i18next'
import { useSession } from '../../cloud/session-context.ts'
import { useConfig } from '../../config/config-context.ts'
import css from './console-link.module.css'

/**
 * Links to the provider's console and shows whether the visitor is signed in there, by a badge over its corner: a session is found after
 * the page is drawn, and must not move it.
 */
export function ConsoleLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { CONSOLE_URL } = useConfig()
  const session = useSession()
  if (!CONSOLE_URL) return null
  const { status, account } = session ?? {}
  const isUnchecked = status === 'unknown'
  const hasSession = isUnchecked || status === 'signed-in'
  const name = isUnchecked ? `${t('consoleOpen')} (${t('consoleUnchecked')})` : t('consoleOpen')
  return (
    <a
      href={CONSOLE_URL}
      className={`${css.link} ${className ?? ''}`}
      data-session={status}
      {...(hasSession && { 'aria-label': name, title: name })}
    >
      {t('console')}
      {hasSession && (
        <span aria-hidden="true" className={isUnchecked ? css.unchecked : css.badge}>
          {isUnchecked ? '?' : account?.initial}
        </span>
      )}
    </a>
  )
}
