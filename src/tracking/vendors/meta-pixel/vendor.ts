import type { Vendor } from '../../vendor.ts'

type Fbq = ((...call: unknown[]) => void) & {
  queue: unknown[]
  callMethod?: (...call: unknown[]) => void
  loaded: boolean
  version: string
  push: Fbq
  disablePushState: boolean
  allowDuplicatePageViews: boolean
}

declare global {
  var fbq: Fbq | undefined
  var _fbq: Fbq | undefined
}

/** The stub that the pixel's script expects: it queues calls until the script has loaded. */
const makeStub = (): Fbq => {
  const stub = ((...call: unknown[]) => {
    if (stub.callMethod) stub.callMethod(...call)
    else stub.queue.push(call)
  }) as Fbq
  // Set before init: otherwise the script counts every change of the history and drops the site's own calls as duplicates.
  return Object.assign(stub, {
    push: stub,
    queue: [],
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  })
}

/** Meta pixel: one `PageView` and one `ViewContent` per page, its automatic events off. */
export const metaPixel: Vendor = {
  categories: ['marketing'],
  cookies: { marketing: /^_fb[pc]$/ },
  id: ({ META_PIXEL_ID }) => META_PIXEL_ID,
  origin: 'https://connect.facebook.net',
  prepare: (id) => {
    const fbq = makeStub()
    globalThis.fbq = fbq
    globalThis._fbq = fbq
    fbq('set', 'autoConfig', false, id)
    fbq('init', id)
    return '/en_US/fbevents.js'
  },
  pageView: (id, view) => {
    globalThis.fbq?.('trackSingle', id, 'PageView')
    globalThis.fbq?.('trackSingle', id, 'ViewContent', { content_ids: [view.id], content_type: view.label })
  },
}
