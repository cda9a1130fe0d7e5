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

/** Notes the first navigation. Failed pages reload themselves only after it: the first page is readable as the server sent it. */
export const watchForNavigation = (router: Pick<AppRouter, 'subscribe'>) => {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    navigated ||= pathChanged
    if (pathChanged) shown = false
  })
}

/** Reports that the requested page is on the screen; a later failure has nothing to do with loading it. */
export const usePageShown = () =>
  useEffect(() => {
    shown = true
  }, [])

/**
 * Replaces a page that fails because its chunk or texts cannot be fetched, as after a deploy, or because its code throws. The server has
 * that page prerendered, so one full load shows it as soon as there is a connection. This cannot loop: a page loaded in full starts
 * without the app, and stays as the server sent it if the app fails to hydrate it.
 */
export function FailedPage({ error }: { error: unknown }) {
  // Nothing catches this: React gives up, and kept-page.ts restores the page that the server sent.
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
