import createCache, { type EmotionCache } from '@emotion/cache'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { makeRouter } from './app/router.tsx'
import { disableUntilApp } from './browser/waiting-buttons.ts'
import { hrefOf } from './catalogue/urls.ts'
import { readConfig } from './config/read.ts'
import type { Compiled } from './content/compiled.ts'
import { createI18n } from './i18n/create.ts'
import type { Language } from './i18n/languages.ts'
import { styleKey, stylesAttribute } from './widgets/style-cache.ts'

export interface Rendered {
  head: string
  body: string
  /** The widgets' style sheet, to follow the site's own, and the attribute of its link; `undefined` on a page without widgets. */
  styles: { text: string; attribute: string } | undefined
}

// React writes the head's elements first when it does not render the whole document.
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/

/** React's marker for a part that failed or suspends, which browsers would have to render again. */
const unfinished = '<!--$!-->'

/** The widgets' styles as one sheet that the browser's cache recognises. */
const stylesOf = ({ inserted }: EmotionCache): Rendered['styles'] => {
  const text = Object.values(inserted).join('')
  return text ? { text, attribute: stylesAttribute } : undefined
}

const refuse = (reason: string): never => {
  throw new Error(reason)
}

/** Renders a path in a language; a path outside the catalogue renders the 404 page. */
export const render = async (path: string, language: Language, texts: Compiled): Promise<Rendered> => {
  const i18n = createI18n(language, {
    resources: { [language]: { ...texts } },
    parseMissingKeyHandler: (key, given?: string) => given ?? refuse(`no words in ${language} for "${key}"`),
  })
  await i18n.init()
  const router = makeRouter(language, i18n, createMemoryHistory({ initialEntries: [hrefOf(path, language)] }))
  await router.load()
  const styleCache = createCache({ key: styleKey })
  // Styles are collected rather than written between the elements.
  styleCache.compat = true
  const html = renderToString(
    <App router={router} i18n={i18n} config={readConfig({})} styleCache={styleCache} />,
  )
  if (html.includes(unfinished)) throw new Error(`${hrefOf(path, language)} was not rendered completely`)
  const head = hoisted.exec(html)?.[0] ?? ''
  return { head, body: disableUntilApp(html.slice(head.length)), styles: stylesOf(styleCache) }
}
