import type { Language } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'

/** The values of the placeholders that locale texts may use for the provider's facts. */
export const brandTexts = (language: Language): Record<string, string> => {
  const { address } = brand
  const thai = language === 'th'
  return {
    product: brand.product,
    legalEntity: thai ? brand.legalEntityTh : brand.legalEntity,
    phone: brand.phone,
    email: brand.email,
    supportEmail: brand.supportEmail,
    privacyEmail: brand.privacyEmail,
    securityEmail: brand.securityEmail,
    line: brand.line,
    siteUrl: brand.siteUrl,
    address: thai
      ? `${address.streetTh} ${address.cityTh}\u00a0${address.postalCode}`
      : `${address.street}, ${address.city}\u00a0${address.postalCode}`,
  }
}
