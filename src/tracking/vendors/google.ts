import type { Choices } from '../consent.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

/** Google's tags read calls as `arguments` objects, not as arrays. */
function push(..._call: unknown[]) {
  globalThis.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag tells a call from an event by its being an arguments object
  globalThis.dataLayer.push(arguments)
}

export const gtag = push

export const pushEvent = (event: Record<string, unknown>) => {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(event)
}

export const googleCookies = { analytics: /^_ga/, marketing: /^_gcl/ } as const

const signal = (granted: boolean) => (granted ? 'granted' : 'denied')

/** Consent Mode v2: the four signals as the visitor allows them. */
export const updateConsent = ({ analytics, marketing }: Choices) =>
  gtag('consent', 'update', {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
  })

/** All four signals denied by default, then what the visitor allows; both before any tag. */
export const setConsent = (choices: Choices) => {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  updateConsent(choices)
}
