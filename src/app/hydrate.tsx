import { startTransition } from 'react'
import { activated } from '../browser/activation.ts'
import { rememberEntered } from '../browser/entered.ts'
import { outlastHistoryLimit } from '../browser/history-limit.ts'
import { layOutNow } from '../browser/lay-out-now.ts'
import { resumeAddress } from '../browser/leaving.ts'
import { mendFonts } from '../browser/mend-fonts.ts'
import { nextTask } from '../browser/next-task.ts'
import { undoForeignChanges } from '../browser/served-page.ts'
import { guardTranslatedTexts } from '../browser/translated-text.ts'
import { enableWaiting } from '../browser/waiting-buttons.ts'
import { tellFailure } from '../browser/watch-errors.ts'
import { absoluteUrl, namespaceOf, pageAt, splitHref } from '../catalogue/urls.ts'
import { startSession } from '../cloud/session-store.ts'
import { readConfig } from '../config/read.ts'
import { backendOptions, httpBackend } from '../i18n/backend.ts'
import { createI18n } from '../i18n/create.ts'
import type { Language } from '../i18n/languages.ts'
import { announcedTexts } from '../i18n/text-address.ts'
import { loadWholeSheet } from '../styles/whole-sheet.ts'
import { startTracking } from '../tracking/start.ts'
import { App } from './app.tsx'
import { watchForNavigation } from './failed-page.tsx'
import { onHydrated } from './hydrated-event.ts'
import { keptPage } from './kept-page.ts'
import { markUnrendered, watchNavigation } from './navigation-type.ts'
import { pageComponent } from './page.tsx'
import { startPrefetching } from './prefetch.ts'
import { makeRouter } from './router.tsx'
import { handOverSlowNavigations } from './slow-navigation.ts'

/**
 * Hydrates the prerendered page once its chunk, its texts and the style sheet are there; without them the page stays as it is, readable,
 * with working links. The router must have loaded before React looks at the page, or React would render it twice.
 */
export const hydrate = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const { language, path } = splitHref(location.pathname)
  const page = pageAt(path)
  // Empty on the development server only.
  const prerendered = root.firstElementChild !== null
  if (prerendered && canonical() !== (page && absoluteUrl(page.path, language))) return
  const loaded = await load(language, page, prerendered).catch(tellFailure)
  if (!loaded) return
  // Tracking, consent, storage and the session start only once somebody sees the page.
  await activated()
  const { i18n, router, dom } = loaded
  const config = readConfig(globalThis.__APP_CONFIG__)
  watchForNavigation(router)
  handOverSlowNavigations(router)
  const consent = startTracking(router, config)
  const session = startSession(config)
  const app = <App router={router} i18n={i18n} config={config} consent={consent} session={session} />
  leaveClicksToTheBrowserUntilShown()
  mendFonts()
  guardTranslatedTexts()
  onHydrated(() => {
    // Makes the router store the scroll position, which Back needs.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    watchNavigation(router)
    startPrefetching(router)
  })
  layOutNow()
  if (!prerendered) return dom.createRoot(root, onErrors()).render(app)
  onHydrated(undoForeignChanges())
  rememberEntered(root)
  // Only transitions are interruptible, which lets the browser respond in between.
  startTransition(() => void dom.hydrateRoot(root, app, onErrors(keptPage(root))))
  enableWaiting(root)
}

/**
 * Loads what the first render needs, the expensive parts in tasks of their own.
 * @throws when a part fails to load
 */
const load = async (language: Language, page: ReturnType<typeof pageAt>, prerendered: boolean) => {
  // A new task, since evaluating the scripts has just taken this one.
  await nextTask()
  const namespaces = ['common', ...(page ? [namespaceOf(page)] : [])]
  const texts = { ...backendOptions(announcedTexts().version ?? ''), ns: namespaces }
  const i18n = createI18n(language, texts, [httpBackend])
  await Promise.all([page && pageComponent(page), i18n.init()])
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} could not be loaded`)
  await loadWholeSheet()
  await nextTask()
  // Imported on its own: without it the libraries' chunk evaluates in half the time.
  const dom = await import('react-dom/client')
  await nextTask()
  outlastHistoryLimit()
  resumeAddress()
  const router = makeRouter(language, i18n)
  // Marks the page as server-rendered; otherwise the router renders it again (React error 418, a second title). The router's own `hydrate`
  // and `RouterClient` need an inline script from its server, which the content security policy forbids, and suspend at first.
  if (prerendered) router.ssr = { manifest: undefined }
  else markUnrendered()
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
  await nextTask()
  return { i18n, router, dom }
}

/** @param onUncaught runs once React has given up */
const onErrors = (onUncaught = () => {}) => ({
  onCaughtError: tellFailure,
  onUncaughtError: (error: unknown) => {
    tellFailure(error)
    onUncaught()
  },
})

/** The address that the server gave the page: the app would write an unusual one (`/services//rack`) differently. */
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

/**
 * A navigation during hydration would make React render a second page beside the first. Until it is over, the browser itself
 * follows links.
 */
const leaveClicksToTheBrowserUntilShown = () => {
  const keepFromReact = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]')) event.stopPropagation()
  }
  document.addEventListener('click', keepFromReact, { capture: true })
  onHydrated(() => document.removeEventListener('click', keepFromReact, { capture: true }))
}
