import 'virtual:tokens.css'
import '../../../src/styles/global.css'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { App } from '../../../src/app/app.tsx'
import type { AppRouter } from '../../../src/app/router.tsx'
import type { Block } from '../../../src/blocks/blocks.ts'
import { loadTried } from '../../../src/blocks/picture/load-tried.ts'
import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { parseSearch, stringifySearch, validateSearch } from '../../../src/catalogue/search-params.ts'
import { namespaceOf, pageOf, splitHref } from '../../../src/catalogue/urls.ts'
import { readConfig } from '../../../src/config/read.ts'
import { loadForm } from '../../../src/contact/load-form.ts'
import type { PageContent } from '../../../src/content/page.ts'
import { backendOptions, httpBackend } from '../../../src/i18n/backend.ts'
import { createI18n } from '../../../src/i18n/create.ts'
import { Gallery } from './gallery.tsx'

/** Shows every block and component; the development server sends it as `/gallery` and `/th/gallery`. */
const show = async (root: HTMLElement) => {
  const { language } = splitHref(location.pathname)
  const namespaces = pages.map(namespaceOf)
  const options = { ...backendOptions(''), ns: ['common', 'gallery', ...namespaces] }
  const i18n = createI18n(language, options, [httpBackend])
  await Promise.all([i18n.init(), loadForm(), loadTried()])
  const contentOf = (id: PageId): PageContent => i18n.getResourceBundle(language, namespaceOf(pageOf(id)))
  const { blocks } = i18n.getResourceBundle(language, 'gallery') as { blocks: Block[] }
  // Links have their real targets, but clicks stay here, since the gallery has a history of its own.
  const router = createRouter({
    routeTree: createRootRoute({
      validateSearch,
      component: () => <Gallery contentOf={contentOf} samples={blocks} />,
    }),
    history: createMemoryHistory(),
    defaultNotFoundComponent: () => null,
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const config = readConfig(globalThis.__APP_CONFIG__)
  createRoot(root).render(<App router={router as unknown as AppRouter} i18n={i18n} config={config} />)
}

const root = document.getElementById('root')
if (root) void show(root)
