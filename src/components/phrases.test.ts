import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { createI18n } from '../i18n/create.ts'
import type { Language } from '../i18n/languages.ts'
import { Phrases } from './phrases.tsx'

const shown = async (language: Language, children: string) => {
  const i18n = createI18n(language, { resources: {}, initAsync: false })
  await i18n.init()
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Phrases, { children })))
}

it.each([
  ['คำนวณเวลา License Windows', '<span>คำนวณเวลา</span> <span>License Windows</span>'],
  ['ย้ายข้อมูลสู่ Multi-Site: ขั้นตอน', '<span>ย้ายข้อมูลสู่</span> <span>Multi-Site:</span> <span>ขั้นตอน</span>'],
  [
    'Managed Printer ทั้งบน Public Cloud และในไทย',
    '<span>Managed Printer</span> <span>ทั้งบน</span> <span>Public Cloud</span> <span>และในไทย</span>',
  ],
  ['ค่าบริการ', 'ค่าบริการ'],
  ['Windows Virtual Printer', 'Windows Virtual Printer'],
  ['คำนวณ License Windows', '<span>คำนวณ License</span> Windows'],
  [
    'คำนวณ License Windows\u00a0Printer: Basic',
    '<span>คำนวณ License</span> <span>Windows\u00a0Printer: Basic</span>',
  ],
  [
    'คำนวณ License Windows Printer: Basic หรือ Enterprise',
    '<span>คำนวณ License</span> <span>Windows Printer:</span> Basic <span>หรือ</span> Enterprise',
  ],
  ['ข้อตกลงระดับบริการ (SLA)', '<span>ข้อตกลงระดับบริการ (SLA)</span>'],
  ['POS ทำงานต่อได้ แม้ไม่มี LTE', '<span>POS ทำงานต่อได้</span> <span>แม้ไม่มี LTE</span>'],
  ['3 กะ ทำงานต่อเนื่อง ทั้งโรงงาน', '<span>3 กะ ทำงานต่อเนื่อง</span> <span>ทั้งโรงงาน</span>'],
  ['ทำงานต่อเนื่อง ทั้งโรงงาน 3 กะ', '<span>ทำงานต่อเนื่อง</span> <span>ทั้งโรงงาน 3 กะ</span>'],
  ['SLA 1 ปี', '<span>SLA 1 ปี</span>'],
  ['ร้านค้าขนาดใหญ่ 300\u00a0สาขาเปลี่ยนราคา', '<span>ร้านค้าขนาดใหญ่</span> <span>300\u00a0สาขาเปลี่ยนราคา</span>'],
  ['POS ทำงานต่อ เอง', '<span>POS ทำงานต่อ เอง</span>'],
])(
  '%s keeps together each phrase that a line could break, and leaves no short one alone at either end',
  async (text, html) => {
    expect(await shown('th', text)).toBe(html)
  },
)

it('English may break between any words', async () => {
  expect(await shown('en', 'Multi-Cloud migration')).toBe('Multi-Cloud migration')
})
