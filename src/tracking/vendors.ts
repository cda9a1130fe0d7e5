import type { Vendor } from './vendor.ts'
import { analyticsFacts } from './vendors/analytics/facts.ts'
import { analytics } from './vendors/analytics/vendor.ts'
import { metaPixelFacts } from './vendors/meta-pixel/facts.ts'
import { metaPixel } from './vendors/meta-pixel/vendor.ts'
import { tagManagerFacts } from './vendors/tag-manager/facts.ts'
import { tagManager } from './vendors/tag-manager/vendor.ts'

/** Every vendor that the site supports. */
export const vendors: readonly Vendor[] = [metaPixel, tagManager, analytics]

/** The vendors' facts for the server and the documents; the browser's bundle leaves them out. */
export const vendorFacts = [metaPixelFacts, tagManagerFacts, analyticsFacts] as const
