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

const signal = (granted: boolean) => (granted ? 'granted' : 'denied')

/** Consent Mode v2: all four signals denied by default, then what the visitor allows; both before any tag. */
export const setConsent = ({ analytics, marketing }: Choices) => {
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  gtag('consent', 'default', denied)
  gtag('consent', 'update', {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
  })
}
