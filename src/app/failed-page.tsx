import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { WaysOn } from '../components/failed-part.tsx'
import { titleOf } from './head.tsx'
import { isPageKept } from './kept-page.ts'
import css from './not-found.module.css'
import { reloadOnce } from './reload.ts'
import type { AppRouter } from './router.tsx'

/** A page whose chunk or texts could not be fetched. */
export class UnavailableError extends Error {}

let navigated = false
let shown = false

/** Notes the first navigation. Only then does a failed page reload by itself: the first page is readable as it was sent. */
export const watchForNavigation = (router: Pick<AppRouter, 'subscribe'>) => {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    navigated ||= pathChanged
    if (pathChanged) shown = false
  })
}

/** Tells that the page which was asked for is on the screen; a failure from then on is no matter of its arrival. */
export const usePageShown = () =>
  useEffect(() => {
    shown = true
  }, [])

/**
 * Replaces a page that fails: whose chunk or texts cannot be fetched, as after a deploy, or whose code throws. The server has that page
 * prerendered, so one full load shows it, as soon as there is a connection. This cannot loop: a page that is loaded in full starts without
 * the app, and where the app fails to take it over, it stays as it was sent.
 */
export function FailedPage({ error }: { error: unknown }) {
  // Nothing catches it: React gives up, and the page that the server sent comes back (kept-page.ts).
  if (isPageKept()) throw error
  return <Failure isMissing={error instanceof UnavailableError} />
}

function Failure({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation()
  const isOffline = !navigator.onLine
  useEffect(() => {
    if (isOffline && isMissing) {
      addEventListener('online', reloadOnce)
      return () => removeEventListener('online', reloadOnce)
    }
    if (navigated && !shown) reloadOnce()
  }, [isOffline, isMissing])
  return (
    <div className={css.page}>
      <title>{titleOf(t('failed.title'))}</title>
      <div className={css.text}>
        <h1 tabIndex={-1}>{t('failed.title')}</h1>
        {isMissing && isOffline ? (
          <p>{t('failed.offline')}</p>
        ) : (
          <>
            <p>{t(isMissing ? 'failed.missing' : 'failed.fault')}</p>
            <WaysOn />
          </>
        )}
      </div>
    </div>
  )
}
