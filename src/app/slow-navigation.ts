import { reloadOnce } from './reload.ts'
import type { AppRouter } from './router.tsx'

/** How long a navigation may take, in milliseconds. */
const patience = 4000

/**
 * Hands a navigation that takes too long over to the browser, which shows that it is loading and needs no more than the prerendered
 * page. Without a connection there is nothing to load; the router's own failure tells.
 */
export const handOverSlowNavigations = (router: Pick<AppRouter, 'subscribe'>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    clearTimeout(timer)
    if (pathChanged) timer = setTimeout(() => navigator.onLine && reloadOnce(), patience)
  })
  router.subscribe('onLoad', () => clearTimeout(timer))
}
