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
      name: '`_fbp`',
      category: 'marketing',
      en: {
        purpose: 'Tells browsers apart when measuring advertisements',
        provider: 'Meta, marketing',
        life: '90 days',
        condition: 'We have switched on the Meta pixel',
      },
      th: {
        purpose: 'แยกเบราว์เซอร์เพื่อวัดผลโฆษณา',
        provider: 'Meta (การตลาด)',
        life: '90 วัน',
        condition: 'เราเปิดใช้ Meta pixel',
      },
    },
    {
      name: '`_fbc`',
      category: 'marketing',
      en: {
        purpose: 'Notes which Meta advertisement was clicked',
        provider: 'Meta, marketing',
        life: '90 days',
        condition: 'As above, and you arrived through one',
      },
      th: {
        purpose: 'จำว่าคลิกโฆษณาใดของ Meta',
        provider: 'Meta (การตลาด)',
        life: '90 วัน',
        condition: 'เช่นเดียวกับข้างต้น และเข้ามาจากโฆษณา',
      },
    },
  ],
} as const satisfies VendorFacts
