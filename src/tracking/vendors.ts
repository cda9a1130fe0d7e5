import type { Vendor } from './vendor.ts'
import { analytics } from './vendors/analytics.ts'
import { metaPixel } from './vendors/meta-pixel.ts'
import { tagManager } from './vendors/tag-manager.ts'

/** Every vendor the site can tell of page views; adding one is its file and a line here. */
export const vendors: readonly Vendor[] = [metaPixel, tagManager, analytics]
