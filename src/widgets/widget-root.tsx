import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useContext } from 'react'
import { StyleCacheContext, styleKey, stylesAttribute } from './style-cache.ts'
import { theme } from './theme.ts'

let browserCache: EmotionCache | undefined

/** One cache for all widgets of the document. */
const sharedCache = () => {
  browserCache ??= knowPrerendered(createCache({ key: styleKey }))
  return browserCache
}

/**
 * Registers the document's prerendered styles with the cache. Emotion itself looks for them only in style elements. Reads their names from
 * the sheet, since a list of them in the page would be a hundred random words.
 */
const knowPrerendered = (cache: EmotionCache) => {
  const sheet = document.querySelector<HTMLLinkElement>(`[${stylesAttribute}]`)?.sheet
  for (const name of sheet ? namesIn(sheet.cssRules) : []) cache.inserted[name] = true
  return cache
}

const className = new RegExp(`\\.${styleKey}-(\\w+)`, 'g')

const namesIn = (rules: CSSRuleList): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return [...rule.selectorText.matchAll(className)].map(([, name = '']) => name)
    return rule instanceof CSSGroupingRule ? namesIn(rule.cssRules) : []
  })

/** Provides MUI with the site's theme to an interactive part of a page. Pages without one load neither MUI nor emotion. */
export function WidgetRoot({ children }: { children: ReactNode }) {
  const cache = useContext(StyleCacheContext) ?? sharedCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
