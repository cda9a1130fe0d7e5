import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { textPage } from '../../../src/catalogue/some-page.fixture.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { allSources } from '../all-sources.ts'
import { archetypeOf } from '../archetypes.ts'
import { placeholderTexts } from '../placeholders.ts'
import { sourcesOf } from './sources.fixture.ts'
import { differencesFrom, statementFindings } from './statements.ts'

const facts = { workingHours: '08:30–17:30', chatHours: '08.30–20.00' }
const list = {
  ...prices,
  trialDays: 30,
  noticeDays: 45,
  paymentDays: 20,
  quoteDays: 60,
  quoteDaysGovernment: 120,
  minMonthly: '300.00',
  terms: [
    { months: 1, discount: '0' },
    { months: 24, discount: '15' },
  ],
  items: prices.items.map((item) => ({ ...item, minTerm: 1 })),
}
const said = (language: 'en' | 'th', text: string) => differencesFrom(list, facts, language)(text)

describe('a statement that differs from the price list', () => {
  it.each([
    ['en', 'A term of 24 months has a discount of 20%.', 'discount'],
    ['en', 'Contracts run for one year.', 'length of a contract'],
    ['en', 'Our minimum is 36 months.', 'length of a contract'],
    ['en', 'The trial takes four weeks.', 'trial'],
    ['en', 'You cancel with 30 days of notice.', 'notice'],
    ['en', 'Invoices are due after 30 days.', 'payment'],
    ['en', 'The quotation stays valid for 90 days.', 'validity'],
    ['en', 'The minimum charge is THB 1,500 a month.', 'minimum charge'],
    ['en', 'Monday to Friday, 09:00–18:00.', 'working hours'],
    ['th', 'สัญญา 24 เดือนมีส่วนลด 20%', 'discount'],
    ['th', 'สัญญาขั้นต่ำ 1 ปี', 'length of a contract'],
    ['th', 'ทดลองใช้ได้ 4 สัปดาห์', 'trial'],
    ['th', 'บอกเลิกล่วงหน้า 30 วัน', 'notice'],
    ['th', 'ชำระเงินภายใน 30 วัน', 'payment'],
    ['th', 'ยืนราคา 90 วัน', 'validity'],
    ['th', 'ค่าบริการขั้นต่ำ 1,500 บาท', 'minimum charge'],
    ['th', 'วันจันทร์–ศุกร์ 09.00–18.00 น.', 'working hours'],
  ] as const)('in %s is refused: %s', (language, text, kind) => {
    expect(said(language, text)).toEqual([expect.stringContaining(kind)])
  })

  it.each([
    ['en', 'A term of 24 months has a discount of 15%.'],
    ['en', 'Contracts run for two years.'],
    ['en', 'The trial takes 30 days. Restores are tested every 90 days.'],
    ['en', 'Cancel with 45 days of notice; the quotation is valid for 120 days.'],
    ['en', 'The minimum charge is THB 300.00 a month.'],
    ['en', 'Mon–Fri 08:30–17:30, by chat 08:30–20:00 on Monday.'],
    ['en', "The vendor's contracts run for three years, with a discount of 40% for reserved capacity."],
    ['en', 'Availability is 99.95%, measured over 12 months.'],
    ['th', 'สัญญา 2 ปีมีส่วนลด 15%'],
    ['th', 'Reservation 3 ปีมีส่วนลด 72%'],
  ] as const)('in %s is not reported if it is right or about something else: %s', (language, text) => {
    expect(said(language, text)).toEqual([])
  })
})

describe('the pages', () => {
  it('are checked as readers see them, placeholders filled', () => {
    const page = textPage
    const found = (text: string) =>
      statementFindings(sourcesOf({ en: { [namespaceOf(page)]: { lead: text } } }), list)
    const days = placeholderTexts('en').trialDays as string
    const other = { ...list, trialDays: Number(days) + 1 }
    expect(found(`A trial of ${list.trialDays} days`)).toEqual([])
    expect(found('A trial of 77 days')).toMatchObject([{ namespace: namespaceOf(page), key: 'lead' }])
    const source = sourcesOf({ en: { [namespaceOf(page)]: { lead: 'A trial of {{trialDays}} days' } } })
    expect(statementFindings(source, other)).toHaveLength(1)
  })

  it("of services in other clouds say who bills them, in the fact's own words", () => {
    const page = pages.find(({ id }) => archetypeOf({ id }) === 'public-cloud')
    if (!page) return
    const found = (text: string) =>
      statementFindings(sourcesOf({ en: { [namespaceOf(page)]: { lead: text } } })).map(
        ({ message }) => message,
      )
    expect(found('They bill you.').join()).toContain('who bills')
    expect(found('{{cloudBilling}}')).toEqual([])
  })

  it('of this site agree with its price list and its facts', () => {
    expect(statementFindings(allSources())).toEqual([])
  })
})
