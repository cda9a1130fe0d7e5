import { reloadOnce } from './reload.ts'
import type { AppRouter } from './router.tsx'

/** Timeout of a navigation, in milliseconds. */
const timeout = 4000

/**
 * Hands a slow navigation over to the browser, which shows progress and needs only the prerendered page. Offline, where there is nothing
 * to load, the router reports the failure.
 */
export const handOverSlowNavigations = (router: Pick<AppRouter, 'subscribe'>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    clearTimeout(timer)
    if (pathChanged) timer = setTimeout(() => navigator.onLine && reloadOnce(), timeout)
  })
  router.subscribe('onLoad', () => clearTimeout(timer))
}
