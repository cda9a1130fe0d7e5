import { brand } from '../brand.ts'
import type { PageId } from '../catalogue/pages.ts'
import { type Language, languageCodes } from '../i18n/languages.ts'

export const organizationId = `${brand.siteUrl}/#organization`

/** Pages with the provider's contacts for search engines; the others only name the provider. */
const withContacts: readonly PageId[] = ['home', 'contact', 'company']

const contacts = (language: Language) => {
  const thai = language === 'th'
  const { address } = brand
  return {
    legalName: thai ? brand.legalEntityTh : brand.legalEntity,
    address: {
      '@type': 'PostalAddress',
      streetAddress: thai ? address.streetTh : address.street,
      addressLocality: thai ? address.cityTh : address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    contactPoint: [
      { contactType: 'sales', telephone: brand.phone, email: brand.email },
      { contactType: 'customer support', email: brand.supportEmail },
    ].map((point) => ({ '@type': 'ContactPoint', ...point, availableLanguage: languageCodes })),
  }
}

/** The provider as schema.org's Organization. */
export const organization = (page: PageId, language: Language) => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.product,
  url: `${brand.siteUrl}/`,
  logo: `${brand.siteUrl}/icon-512.png`,
  ...(withContacts.includes(page) && contacts(language)),
})
