import type { Vendor } from './vendor.ts'
import { analyticsFacts } from './vendors/analytics/facts.ts'
import { analytics } from './vendors/analytics/vendor.ts'
import { metaPixelFacts } from './vendors/meta-pixel/facts.ts'
import { metaPixel } from './vendors/meta-pixel/vendor.ts'
import { tagManagerFacts } from './vendors/tag-manager/facts.ts'
import { tagManager } from './vendors/tag-manager/vendor.ts'

/** Every service that the site can tell of page views. */
export const vendors: readonly Vendor[] = [metaPixel, tagManager, analytics]

/** What the server and the documents must know of them; the browser's bundle leaves it out. */
export const vendorFacts = [metaPixelFacts, tagManagerFacts, analyticsFacts] as const
