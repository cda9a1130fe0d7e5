import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Collects the widgets' styles while a page is prerendered; `undefined` in the browser, where widgets share a cache of their own. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined)

/** Prefix of the widgets' class names, and mark of the style elements that the browser's cache adds. */
export const styleKey = 'w'

/** Marks the link to the prerendered styles. */
export const stylesAttribute = 'data-widget-styles'
