import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { currentSpeed } from '../browser/connection.ts'
import { type Page, type PagePath, pages } from '../catalogue/pages.ts'
import { parseSearch, stringifySearch, validateSearch } from '../catalogue/search.ts'
import { hrefOf, namespaceOf, splitHref } from '../catalogue/urls.ts'
import type { PageContent } from '../content/page.ts'
import type { Language } from '../i18n/languages.ts'
import { FailedPage } from './failed-page.tsx'
import { currentNavigationType } from './navigation-type.ts'
import { NotFound } from './not-found.tsx'
import { pageComponent } from './page.tsx'
import { Shell } from './shell/shell.tsx'

// Every page takes parameters as texts: those of campaigns, a topic, a form's values, which the form itself checks.
const root = createRootRouteWithContext<{ i18n: i18n }>()({
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch,
})

/** Whether the query holds a form's values. */
const hasForm = ({ kind }: Page) => kind === 'calculator' || kind === 'pricing'

/**
 * Loads a page's content, and the words of its form into i18next.
 * @throws when the texts fail to load, so that the caller decides what to show
 */
const loadContent =
  (page: Page) =>
  async ({ context: { i18n } }: { context: { i18n: i18n } }): Promise<PageContent> => {
    const namespace = namespaceOf(page)
    const { language } = i18n
    await i18n.loadNamespaces(namespace)
    const content: PageContent | undefined = i18n.getResourceBundle(language, namespace)
    if (!content) throw new Error(`${namespace} could not be loaded`)
    if (hasForm(page) && !content.texts) throw new Error(`${namespace} lacks the words of its form`)
    for (const [own, texts] of Object.entries(content.texts ?? {}))
      i18n.addResourceBundle(language, own, texts)
    return content
  }

/** Disables the router's own reload of missing chunks, which ignores a lost connection; the failed page decides instead. */
const unavailable = (page: Page) => (cause: unknown) => {
  throw new Error(`${page.id} could not be loaded`, { cause })
}

const makeRoute = <const Path extends PagePath>(page: (typeof pages)[number] & { path: Path }) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path as Path,
    component: lazyRouteComponent(() => pageComponent(page).catch(unavailable(page))),
    loader: loadContent(page),
    staleTime: Number.POSITIVE_INFINITY,
  })

// The mapped type must run over a type parameter: over `typeof pages` itself it is no tuple (TS2344).
type RoutesOf<List extends readonly Page[]> = {
  -readonly [Index in keyof List]: ReturnType<typeof makeRoute<List[Index]['path'] & PagePath>>
}

const tree = root.addChildren(pages.map((page) => makeRoute(page)) as unknown as RoutesOf<typeof pages>)

/** Route paths carry no language: the rewrite takes the prefix off what comes in and puts it on what goes out. */
const languageRewrite = (language: Language) => ({
  input: ({ url }: { url: URL }) => {
    url.pathname = splitHref(url.pathname).path
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = hrefOf(url.pathname, language)
    return url
  },
})

export const makeRouter = (language: Language, i18n: i18n, history?: RouterHistory) =>
  createRouter({
    routeTree: tree,
    context: { i18n },
    ...(history && { history }),
    rewrite: languageRewrite(language),
    trailingSlash: 'never',
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: FailedPage,
    // On the server it would write an inline script. On the first page it would undo what the visitor has scrolled.
    scrollRestoration: !history && (() => currentNavigationType() !== 'load'),
    defaultPreload: currentSpeed() === 'sparing' ? false : 'intent',
    defaultPreloadDelay: 30,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  })

export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
