import type { VendorFacts } from '../../vendor-facts.ts'

const facebook = 'https://www.facebook.com'
const connect = 'https://connect.facebook.net'

export const metaPixelFacts = {
  variable: {
    name: 'META_PIXEL_ID',
    grammar: { pattern: '[0-9]{10,20}', words: '10 to 20 digits' },
    example: '1234567890123',
    service: 'meta-pixel',
    purpose: 'Meta pixel',
    words: 'Meta pixel: 10 to 20 digits',
  },
  hosts: {
    script: [connect],
    image: [facebook],
    connect: [facebook, connect],
    frame: [facebook],
    form: [facebook],
  },
  policyVersion: 1,
  name: 'Meta',
  company: 'Meta Platforms',
  cookies: [
    {
      name: '_fbp',
      category: 'marketing',
    },
    {
      name: '_fbc',
      category: 'marketing',
    },
  ],
} as const satisfies VendorFacts
