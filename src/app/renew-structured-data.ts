import type { i18n } from 'i18next'
import { whenIdle } from '../browser/idle.ts'
import { namespaceOf, pageAt, splitHref } from '../catalogue/urls.ts'
import type { PageContent } from '../content/page.ts'
import type { PageFacts } from '../findability/structured-data.ts'
import type { AppRouter } from './router.tsx'

const type = 'application/ld+json'

/** Trusted Types (nginx/startup/csp.sh) let only JSON objects into a script element: they are data, not a program. */
const policy = globalThis.trustedTypes?.createPolicy('structured-data', {
  createScript: (text: string) => JSON.stringify(JSON.parse(text) as Record<string, unknown>),
})

/** Describes the page shown after a navigation, as the build does in prerendered pages. */
export const renewStructuredData = (router: AppRouter, i18n: i18n): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    removeOld()
    // Loaded on demand; readers lose nothing when it fails.
    whenIdle(() => void describe(i18n).catch(() => undefined))
  })
}

const removeOld = () => {
  for (const element of document.querySelectorAll(`script[type="${type}"]`)) element.remove()
}

const describe = async (i18n: i18n): Promise<void> => {
  const { pathname } = location
  const { language, path } = splitHref(pathname)
  const page = pageAt(path)
  if (!page) return
  const { structuredData } = await import('../findability/structured-data.ts')
  if (location.pathname !== pathname) return
  const { labels }: Pick<PageFacts, 'labels'> = i18n.getResourceBundle(language, 'common')
  const content: PageContent = i18n.getResourceBundle(language, namespaceOf(page))
  const data = structuredData({ page, content, labels, language })
  removeOld()
  if (!data) return
  const json = JSON.stringify(data)
  const element = document.createElement('script')
  element.type = type
  element.textContent = policy ? policy.createScript(json) : json
  document.head.append(element)
}
