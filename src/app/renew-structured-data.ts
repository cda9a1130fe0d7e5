import type { i18n } from 'i18next'
import { whenIdle } from '../browser/idle.ts'
import { namespaceOf, pageAt, splitHref } from '../catalogue/urls.ts'
import type { PageContent } from '../content/page.ts'
import type { PageFacts } from '../findability/structured-data.ts'
import type { AppRouter } from './router.tsx'

const type = 'application/ld+json'

/** The only texts that may become a script's where Trusted Types are enforced (nginx/startup/csp.sh): JSON objects, which are no program. */
const policy = globalThis.trustedTypes?.createPolicy('structured-data', {
  createScript: (text: string) => JSON.stringify(JSON.parse(text) as Record<string, unknown>),
})

/** After a navigation the head describes the page that is shown, as the build does on a page that is loaded. */
export const renewStructuredData = (router: AppRouter, i18n: i18n): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    removeOld()
    // What makes them is fetched now; a page without them is as good for its reader.
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
