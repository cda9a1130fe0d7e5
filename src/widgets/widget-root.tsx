import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, ThemeProvider } from '@emotion/react'
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider'
import { type ReactNode, useContext } from 'react'
import { StyleCacheContext, styleKey } from './style-cache.ts'
import { theme } from './theme.ts'

let browserCache: EmotionCache | undefined

/** One for all widgets of the document; it takes over the prerendered styles. */
const sharedCache = () => {
  browserCache ??= createCache({ key: styleKey })
  return browserCache
}

/**
 * What an interactive part of a page stands in: MUI with the site's theme. Pages without one load neither MUI nor emotion. The theme
 * goes to emotion directly: MUI's own provider adds nesting and colour schemes that the site has no use for.
 */
export function WidgetRoot({ children }: { children: ReactNode }) {
  const cache = useContext(StyleCacheContext) ?? sharedCache()
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
