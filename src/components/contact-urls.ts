import { brand } from '../provider/brand.ts'

export const contactUrls = {
  phone: `tel:${brand.phone.replaceAll(' ', '')}`,
  email: `mailto:${brand.email}`,
  line: `https://line.me/R/ti/p/${brand.line}`,
  map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    `${brand.address.street}, ${brand.address.city} ${brand.address.postalCode}`,
  )}`,
} as const
