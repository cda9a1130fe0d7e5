import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { currentSpeed } from '../browser/connection.ts'
import type { FormSearchParams } from '../calculators/ui/form/search-params.ts'
import { type Page, type PageList, type PagePath, pages } from '../catalogue/pages.ts'
import {
  parseSearch,
  type SearchParams,
  stringifySearch,
  validateSearch,
} from '../catalogue/search-params.ts'
import { namespaceOf } from '../catalogue/urls.ts'
import type { PageContent } from '../content/page.ts'
import { loadNamespace } from '../i18n/create.ts'
import type { Language } from '../i18n/languages.ts'
import { FailedPage, UnavailableError } from './failed-page.tsx'
import { languageRewrite } from './language-rewrite.ts'
import { currentNavigationType } from './navigation-type.ts'
import { NotFound } from './not-found.tsx'
import { pageComponent } from './page.tsx'
import { Shell } from './shell/shell.tsx'

type AnyPage = (typeof pages)[number]

/** Keeps every string parameter, including those of campaigns; all pages accept the topic of a message. */
const root = createRootRouteWithContext<{ i18n: i18n }>()({
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: (search): { topic?: string } => validateSearch(search),
})

/** The parameters that a page accepts; the form itself checks their values. */
type SearchAt<Path> =
  FormSearchParams extends Record<Extract<AnyPage, { path: Path }>['id'], infer Own> ? Own : object

/** Whether the query holds a form's values. */
const hasForm = ({ kind }: Page) => kind === 'calculator' || kind === 'pricing'

/**
 * Loads a page's content, and the words of its form into i18next.
 * @throws UnavailableError when the texts fail to load, so that the caller decides what to show
 */
const loadContent =
  (page: Page) =>
  async ({ context: { i18n } }: { context: { i18n: i18n } }): Promise<PageContent> => {
    const namespace = namespaceOf(page)
    const { language } = i18n
    await loadNamespace(i18n, namespace)
    const content: PageContent | undefined = i18n.getResourceBundle(language, namespace)
    if (!content) throw new UnavailableError(`${namespace} could not be loaded`)
    if (hasForm(page) && !content.texts)
      throw new UnavailableError(`${namespace} lacks the words of its form`)
    for (const [formNamespace, texts] of Object.entries(content.texts ?? {}))
      i18n.addResourceBundle(language, formNamespace, texts)
    return content
  }

/** Disables the router's own reload of missing chunks, which ignores a lost connection; the failed page decides instead. */
const unavailable = (page: Page) => (cause: unknown) => {
  throw new UnavailableError(`${page.id} could not be loaded`, { cause })
}

const makeRoute = <const Path extends PagePath, Own>(
  page: AnyPage & { path: Path },
  validateSearch: (search: SearchParams) => Own,
) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path as Path,
    component: lazyRouteComponent(() => pageComponent(page).catch(unavailable(page))),
    validateSearch,
    loader: loadContent(page),
    staleTime: Number.POSITIVE_INFINITY,
  })

// The mapped type must run over a type parameter: over `PageList` itself it is not a tuple (TS2344).
type RoutesOf<List extends readonly Page[]> = {
  -readonly [Index in keyof List]: ReturnType<
    typeof makeRoute<List[Index]['path'] & PagePath, SearchAt<List[Index]['path']>>
  >
}

const tree = root.addChildren(
  pages.map((page) => makeRoute(page, validateSearch)) as readonly unknown[] as RoutesOf<PageList>,
)

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
    // An error that no page's own boundary catches ends the app, and kept-page.ts restores the prerendered page.
    disableGlobalCatchBoundary: true,
    // On the server it would write an inline script. On the first page it would undo the visitor's scrolling.
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
