import type { Vendor } from '../../vendor.ts'
import { googleCookies, gtag, setConsent, updateConsent } from '../google.ts'

/** Google Analytics 4, unless a Tag Manager container sends for it: one `page_view` per page, its automatic page views off. */
export const analytics: Vendor = {
  categories: ['analytics'],
  cookies: googleCookies,
  choicesChanged: updateConsent,
  id: ({ GA_ID, GTM_ID }) => (GTM_ID ? undefined : GA_ID),
  origin: 'https://www.googletagmanager.com',
  prepare: (id, choices) => {
    setConsent(choices)
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false })
    return `/gtag/js?id=${id}`
  },
  pageView: (id, view) =>
    gtag('event', 'page_view', {
      send_to: id,
      page_location: view.location,
      page_referrer: view.referrer,
      page_title: view.title,
      language: view.language,
      content_id: view.id,
      content_type: view.label,
    }),
}
