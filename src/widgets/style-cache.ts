import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Where widgets put their styles while a page is prerendered; nothing in the browser, where they share one cache of their own. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined)

/** Marks the widgets' style elements in the document. */
export const styleKey = 'w'
