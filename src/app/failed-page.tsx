import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import actions from '../components/actions.module.css'
import { titleOf } from './head.tsx'
import css from './not-found.module.css'
import { reloadOnce } from './reload.ts'
import type { AppRouter } from './router.tsx'

let navigated = false

/** From the first navigation on, a page that cannot be shown is worth a full load. */
export const reloadOnFailure = (router: Pick<AppRouter, 'subscribe'>) =>
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    navigated ||= pathChanged
  })

/**
 * Stands in for a page whose chunk or texts cannot be had, as after a deploy: the server has the page prerendered, so one full load
 * shows it; without a connection, as soon as there is one. Never a loop: that load starts without the app, which takes over only when
 * everything is there.
 */
export function FailedPage() {
  const { t } = useTranslation()
  useEffect(() => {
    if (navigator.onLine) {
      if (navigated) reloadOnce()
      return
    }
    addEventListener('online', reloadOnce)
    return () => removeEventListener('online', reloadOnce)
  }, [])
  return (
    <div className={css.page}>
      <title>{titleOf(t('failed.title'))}</title>
      <div className={css.text}>
        <h1 tabIndex={-1}>{t('failed.title')}</h1>
        {navigator.onLine ? <Again /> : <p>{t('failed.offline')}</p>}
      </div>
    </div>
  )
}

function Again() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('failed.text')}</p>
      <p className={actions.actions}>
        <button type="button" className={actions.main} onClick={() => location.reload()}>
          {t('failed.reload')}
        </button>
      </p>
    </>
  )
}
