import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useContext } from 'react'
import { StyleCacheContext, styleKey, stylesAttribute } from './style-cache.ts'
import { theme } from './theme.ts'

let browserCache: EmotionCache | undefined

/** One for all widgets of the document. */
const sharedCache = () => {
  browserCache ??= knowPrerendered(createCache({ key: styleKey }))
  return browserCache
}

/**
 * Tells the cache which styles the document brought along. Emotion would look for them itself, but in style elements alone.
 */
const knowPrerendered = (cache: EmotionCache) => {
  const names = document.querySelector(`[${stylesAttribute}]`)?.getAttribute(stylesAttribute)
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}

/** Gives an interactive part of a page MUI with the site's theme. Pages without one load neither MUI nor emotion. */
export function WidgetRoot({ children }: { children: ReactNode }) {
  const cache = useContext(StyleCacheContext) ?? sharedCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
