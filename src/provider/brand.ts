/** Names and contacts of the provider. Renaming these values renames the product in every page, path and test. */
export const brand = {
  product: 'Khram Cloud',
  /** Lower-case; part of the path `/why-{slug}`. */
  slug: 'khram',
  legalEntity: 'Khram Cloud Co., Ltd.',
  legalEntityTh: 'บริษัท คราม คลาวด์ จำกัด',
  /** The zone in which a page's days begin and end. */
  timeZone: 'Asia/Bangkok',
  siteUrl: 'https://www.khram.example',
  phone: '+66 2 000 0000',
  email: 'hello@khram.example',
  supportEmail: 'support@khram.example',
  privacyEmail: 'privacy@khram.example',
  securityEmail: 'security@khram.example',
  line: '@khramcloud',
  /** Addresses of the provider's own pages on Facebook, LinkedIn and the like. */
  profiles: [] as readonly string[],
  address: {
    street: '99 Sample Road, Bang Rak',
    streetTh: '99 ถนนตัวอย่าง แขวงบางรัก เขตบางรัก',
    city: 'Bangkok',
    cityTh: 'กรุงเทพมหานคร',
    postalCode: '10500',
    country: 'TH',
  },
} as const
