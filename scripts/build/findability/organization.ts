import type { Organization } from 'schema-dts'
import { type PageId, present } from '../../../src/catalogue/pages.ts'
import { contactUrls } from '../../../src/components/contact-urls.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { brand } from '../../../src/provider/brand.ts'

export const organizationId = `${brand.siteUrl}/#organization`

/** Pages with the provider's contacts for search engines; the others only name the provider. */
const withContacts = present(['home', 'contact', 'company'])

const contacts = {
  telephone: brand.phone,
  email: brand.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
  contactPoint: [
    { contactType: 'sales', telephone: brand.phone, email: brand.email },
    { contactType: 'customer support', email: brand.supportEmail },
  ].map((point) => ({ '@type': 'ContactPoint' as const, ...point, availableLanguage: languageCodes })),
} as const satisfies Partial<Organization>

/** The provider as schema.org's Organization, the same on the pages of every language. */
export const organization = (page: PageId): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.product,
  legalName: brand.legalEntity,
  alternateName: brand.legalEntityTh,
  url: `${brand.siteUrl}/`,
  logo: `${brand.siteUrl}/icon-512.png`,
  sameAs: [contactUrls.line, ...brand.profiles],
  ...(withContacts.includes(page) && contacts),
})
