import type { Choices } from '../consent.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Queues a call as an `arguments` object: Google's tags do not read arrays as calls. */
function push(..._call: unknown[]) {
  globalThis.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag takes only an arguments object for a call
  globalThis.dataLayer.push(arguments)
}

export const gtag = push

export const pushEvent = (event: Record<string, unknown>) => {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(event)
}

export const googleCookies = { analytics: /^_ga/, marketing: /^_gcl/ } as const

const signal = (granted: boolean) => (granted ? 'granted' : 'denied')

/** Consent Mode v2: updates the four signals to the visitor's choices. */
export const updateConsent = ({ analytics, marketing }: Choices) =>
  gtag('consent', 'update', {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
  })

/** Sets all four signals to denied, then to the visitor's choices. Call it before any tag loads. */
export const setConsent = (choices: Choices) => {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  updateConsent(choices)
}
