import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { archetypes } from '../../../src/provider/archetypes.ts'
import { creditTable } from '../pricing/credits.ts'
import { readSources } from '../sources.ts'
import { sourcesOf } from './sources.fixture.ts'
import { differencesFrom, statementFindings } from './statements.ts'

// False statements about everything that the list or a fact determines, in words that pages do not use today.

const [first, ...rest] = prices.items
if (!first) throw new Error('an empty list')
const item = { ...first, name: { en: 'Widget', th: 'วิดเจ็ต' }, tiers: [{ upTo: null, price: '350.00' }] }
const seats = {
  ...first,
  id: 'seats',
  name: { en: 'Seat', th: 'ที่นั่ง' },
  unit: { en: 'seat', th: 'ผู้ใช้' },
  units: 'seats',
  min: 10,
}
const [plan] = prices.support.filter(({ percent }) => Number(percent) > 0)
const list = {
  ...prices,
  ...{ trialDays: 30, noticeDays: 30, paymentDays: 30, quoteDays: 30, quoteDaysGovernment: 120 },
  minMonthly: '300.00',
  earlyExitPercent: '100',
  terms: [
    { months: 1, discount: '0' },
    { months: 12, discount: '10' },
  ],
  vat: prices.vat.map((period) => ({ ...period, rate: '7' })),
  payers: prices.payers.map((payer) => ({
    ...payer,
    periods: {
      service: payer.periods.service.map((period) => ({ ...period, rate: '3' })),
      rent: payer.periods.rent.map((period) => ({ ...period, rate: '5' })),
    },
  })),
  support: plan ? [{ ...plan, name: { en: 'Gold', th: 'Gold' }, percent: '5' }] : [],
  groups: [...prices.groups, { id: 'licences', name: { en: 'Licences', th: 'License' } }],
  items: [item, seats, ...rest.map((one) => ({ ...one, included: one.included && 1000 }))],
}
const facts = {
  officeHours: '08:30–17:30',
  claimPeriod: '30 days',
  proposalTime: '5 working days',
  severity1Response: '15 min',
  severity1Updates: 'every 30 min',
}
const said = (language: 'en' | 'th', text: string) => differencesFrom(list, facts, language)(text)

/** A credit that belongs to another availability than the first limit. */
const [limit] = creditTable.targets.flatMap(({ below }) => below)
const wrongCredit = creditTable.credits.at(-1)

describe('a planted statement', () => {
  it.each([
    ['en', 'Choose 12 months and save 15% on servers.'],
    ['en', 'A 12-month contract lowers the price by 25%.'],
    ['en', 'Terms reduce the price of the platform only.'],
    ['en', 'Windows licences get the same discount of 10%.'],
    ['en', 'You can sign for 24 months.'],
    ['en', 'The smallest invoice is THB 500 a month.'],
    ['en', 'You pay at least THB 1,000 a month.'],
    ['en', 'It starts at 5 seats.'],
    ['en', 'A widget costs THB 300 a month.'],
    ['en', 'Gold support costs 8% of the monthly fee.'],
    ['en', 'The first 2,000 GB of international traffic are free.'],
    ['en', 'Open Monday to Friday from 9 am to 6 pm.'],
    ['en', 'Sales answers from 09:00 to 18:00 on working days.'],
    ['en', 'Prices include VAT.'],
    ['en', 'VAT of 10% is added.'],
    ['en', 'Companies withhold 5% of the price before VAT.'],
    ['en', 'Try it free for 14 days.'],
    ['en', 'A free trial of two months.'],
    ['en', 'Exporting your data costs THB 1.20 per GB.'],
    ['en', 'Data export is always free of charge, whatever the traffic.'],
    ['en', 'Terminate with 60 days of notice.'],
    ['en', 'You may leave after 7 days.'],
    ['en', 'Pay within 60 days of the invoice.'],
    ['en', 'The offer stands for 90 days.'],
    ['en', 'Leaving a term early costs 50% of the remaining months.'],
    ['en', 'Service credits reach 60% of the fee.'],
    ['en', `Below ${limit}% you get back ${wrongCredit}% of the fee.`],
    ['en', 'Claim credits within 60 days.'],
    ['en', 'You get a proposal within three working days.'],
    ['en', 'Severity 1: first response within 30 minutes.'],
    ['th', 'ทำสัญญา 12 เดือน ลดราคา 15%'],
    ['th', 'สัญญา 12 เดือนประหยัดได้ 25%'],
    ['th', 'ลดราคาเฉพาะ Platform'],
    ['th', 'License Windows ได้ส่วนลดตามระยะสัญญาเช่นกัน'],
    ['th', 'ทำสัญญาได้ 24 เดือน'],
    ['th', 'คิดค่าบริการอย่างน้อยเดือนละ 1,000 บาท'],
    ['th', 'เริ่มต้นที่ 5 ผู้ใช้'],
    ['th', 'วิดเจ็ตราคา 300 บาทต่อเดือน'],
    ['th', 'Support Gold คิด 8% ของค่าบริการ'],
    ['th', 'Traffic ต่างประเทศ 2,000 GB แรกไม่คิดเงิน'],
    ['th', 'ฝ่ายขายตอบทุกวันทำการ เวลา 09.00 ถึง 18.00 น.'],
    ['th', 'เปิดทำการวันจันทร์ถึงศุกร์ 9:00–18:00 น.'],
    ['th', 'ราคารวม VAT แล้ว'],
    ['th', 'ราคานี้บวกภาษีมูลค่าเพิ่ม 10%'],
    ['th', 'บริษัทหัก ณ ที่จ่าย 5%'],
    ['th', 'ทดสอบฟรี 14 วัน'],
    ['th', 'ใช้ฟรีสองเดือน'],
    ['th', 'นำข้อมูลออกได้ฟรีทุกกรณี'],
    ['th', 'แจ้งยกเลิกล่วงหน้า 60 วัน'],
    ['th', 'เครดิตเทอม 60 วัน'],
    ['th', 'ใบเสนอราคามีผล 90 วัน'],
    ['th', 'เลิกสัญญาก่อนกำหนดจ่าย 50% ของเดือนที่เหลือ'],
    ['th', 'เครดิตค่าบริการสูงสุด 60%'],
    ['th', `ต่ำกว่า ${limit}% คืนค่าบริการ ${wrongCredit}%`],
    ['th', 'ขอเครดิตภายใน 60 วัน'],
    ['th', 'ได้ข้อเสนอภายใน 3 วันทำการ'],
    ['th', 'Severity 1 ตอบภายใน 30 นาที'],
  ] as const)('in %s is refused: %s', (language, text) => {
    expect(said(language, text)).not.toEqual([])
  })

  it.each([
    ['en', 'A 12-month contract lowers the price by 10%. Compression saves 40% of the storage.'],
    ['en', 'Severity 1: first response within 15 minutes, an update every 30 minutes.'],
    ['en', 'Open Monday to Friday from 8:30 am to 5:30 pm; set-up takes 1–2 working days.'],
    ['en', 'Do the prices include VAT? Prices exclude VAT of 7%.'],
    ['en', 'The first 1,000 GB of traffic are free. 3% of the price before VAT is withheld.'],
    ['en', 'Data export is free of charge except international traffic.'],
    ['en', 'A widget costs THB 350 a month, from 10 seats.'],
    ['en', 'Licences have no discount.'],
    ['th', 'ราคาไม่รวม VAT 7% นำข้อมูลออกได้ฟรี ยกเว้น Traffic ต่างประเทศ'],
    ['th', 'Severity 1 ตอบภายใน 15 นาที ตลอด 24 ชั่วโมง'],
    ['th', 'License ไม่มีส่วนลด'],
  ] as const)('in %s is not reported if it is right: %s', (language, text) => {
    expect(said(language, text)).toEqual([])
  })

  it('about who bills for another cloud is refused in other words than the fact’s', () => {
    const cloud = pages.find(({ id }) => (archetypes as Record<string, string>)[id] === 'public-cloud')
    const page = pages.find(({ kind }) => kind === 'article')
    if (!cloud || !page) return
    const own = namespaceOf(cloud)
    const { label } = readSources('en').get(own) as unknown as { label: string }
    for (const text of [`${label} always bills you in dollars.`, `We invoice ${label} in baht.`]) {
      const sources = sourcesOf({ en: { [own]: { label }, [namespaceOf(page)]: { lead: text } } })
      const found = statementFindings(sources).map(({ namespace, key }) => `${namespace} ${key}`)
      expect(found).toContain(`${namespaceOf(page)} lead`)
    }
  })
})
