import type { Vendor } from '../../vendor.ts'
import { googleCookies, pushEvent, setConsent, updateConsent } from '../google.ts'

/** Google Tag Manager: each page pushes a `page_view` event to the data layer; the container decides what to send. */
export const tagManager: Vendor = {
  categories: ['analytics', 'marketing'],
  cookies: googleCookies,
  choicesChanged: updateConsent,
  id: ({ GTM_ID }) => GTM_ID,
  origin: 'https://www.googletagmanager.com',
  prepare: (id, choices) => {
    setConsent(choices)
    pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
    return `/gtm.js?id=${id}`
  },
  pageView: (_id, view) =>
    pushEvent({
      event: 'page_view',
      page_location: view.location,
      page_referrer: view.referrer,
      page_title: view.title,
      page_language: view.language,
      page_id: view.id,
      page_label: view.label,
    }),
}
