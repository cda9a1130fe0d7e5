import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import actions from '../components/actions.module.css'
import { titleOf } from './head.tsx'
import css from './not-found.module.css'
import { reloadOnce } from './reload.ts'
import type { AppRouter } from './router.tsx'

let navigated = false

/** Notes the first navigation. Only then does a failed page reload by itself: the first page is readable as it was sent. */
export const watchForNavigation = (router: Pick<AppRouter, 'subscribe'>) =>
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    navigated ||= pathChanged
  })

/**
 * Replaces a page whose chunk or texts fail to load, as after a deploy. The server has that page prerendered, so one full load shows it, as
 * soon as there is a connection. This cannot loop: a page that is loaded in full starts without the app.
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
