import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Where widgets put their styles while a page is prerendered; nothing in the browser, where they share one cache of their own. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined)

/** Begins the widgets' class names, and marks the style elements that the browser's cache adds. */
export const styleKey = 'w'

/** Marks the link of the styles that were prerendered. */
export const stylesAttribute = 'data-widget-styles'
