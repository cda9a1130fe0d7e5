import { startTransition } from 'react'
import { earlyPress } from '../browser/early-press.ts'
import { whenIdle } from '../browser/idle.ts'
import { layOutNow } from '../browser/lay-out-now.ts'
import { nextTask } from '../browser/next-task.ts'
import { absoluteUrl, namespaceOf, pageAt, splitHref } from '../catalogue/urls.ts'
import { startSession } from '../cloud/session-store.ts'
import { readConfig } from '../config/read.ts'
import { backendOptions, httpBackend } from '../i18n/backend.ts'
import { createI18n } from '../i18n/create.ts'
import type { Language } from '../i18n/languages.ts'
import { announcedTexts } from '../i18n/text-address.ts'
import { findLateFonts } from '../styles/late-fonts.ts'
import { loadWholeSheet } from '../styles/whole-sheet.ts'
import { startTracking } from '../tracking/start.ts'
import { copyWithoutMarks } from '../typography/copy-text.ts'
import { App } from './app.tsx'
import { reloadOnFailure } from './failed-page.tsx'
import { onHydrated } from './hydrated-event.ts'
import { markUnrendered, watchNavigation } from './navigation-type.ts'
import { pageComponent } from './page.tsx'
import { startPrefetching } from './prefetch.ts'
import { renewStructuredData } from './renew-structured-data.ts'
import { makeRouter } from './router.tsx'
import { handOverSlowNavigations } from './slow-navigation.ts'

/**
 * Takes over the prerendered page. Only when its chunk, its texts and the style sheet are there: otherwise the page stays as it is,
 * readable, with working links. The order matters: the router must have loaded before React looks at the page, or it would render it
 * twice.
 */
export const hydrate = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const { language, path } = splitHref(location.pathname)
  const page = pageAt(path)
  // Only the development server sends no prerendered page.
  const prerendered = root.firstElementChild !== null
  if (prerendered && canonical() !== (page && absoluteUrl(page.path, language))) return
  const loaded = await load(language, page, prerendered).catch(() => undefined)
  if (!loaded) return
  const { i18n, router, dom } = loaded
  const config = readConfig(globalThis.__APP_CONFIG__)
  reloadOnFailure(router)
  handOverSlowNavigations(router)
  const consent = startTracking(router, config)
  const session = startSession(config)
  const app = <App router={router} i18n={i18n} config={config} consent={consent} session={session} />
  leaveClicksToTheBrowserUntilShown()
  copyWithoutMarks()
  const pressed = earlyPress()
  onHydrated(() => {
    // The router keeps places that it has heard of, for the way back.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    watchNavigation(router)
    startPrefetching(router)
    renewStructuredData(router, i18n)
    // What was entered counts first.
    void nextTask().then(() => pressed?.click())
    void document.fonts.ready.then(() => whenIdle(findLateFonts))
  })
  layOutNow()
  // Only a transition is done in pieces, with room for the browser between them.
  if (prerendered) startTransition(() => void dom.hydrateRoot(root, app))
  else dom.createRoot(root).render(app)
}

/**
 * Everything that the page's first render needs; what takes long stands in tasks of its own.
 * @throws when something of it cannot be had
 */
const load = async (language: Language, page: ReturnType<typeof pageAt>, prerendered: boolean) => {
  // The scripts have just been evaluated.
  await nextTask()
  const namespaces = ['common', ...(page ? [namespaceOf(page)] : [])]
  const texts = { ...backendOptions(announcedTexts().version ?? ''), ns: namespaces }
  const i18n = createI18n(language, texts, [httpBackend])
  await Promise.all([page && pageComponent(page), loadWholeSheet(), i18n.init()])
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} could not be loaded`)
  await nextTask()
  // It comes with the libraries, whose evaluation takes half as long without it.
  const dom = await import('react-dom/client')
  await nextTask()
  const router = makeRouter(language, i18n)
  // The router otherwise takes the page for one it must render anew (React error 418, a second title).
  if (prerendered) router.ssr = { manifest: undefined }
  else markUnrendered()
  await router.load()
  await nextTask()
  return { i18n, router, dom }
}

/** The address of the page that the server sent, which need not be what the app makes of an odd one (`/services//nutanix`). */
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

/**
 * A navigation in the middle of hydration would make React render everything anew beside what is there. The browser follows links by
 * itself until the app has shown its first page.
 */
const leaveClicksToTheBrowserUntilShown = () => {
  const keepFromReact = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]')) event.stopPropagation()
  }
  document.addEventListener('click', keepFromReact, { capture: true })
  onHydrated(() => document.removeEventListener('click', keepFromReact, { capture: true }))
}
