import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capacityUnits } from '../../shared/units.ts'
import type { Form, NumberField, Values } from './fields.ts'
import { readQuantity } from './quantities.ts'
import { initialValues, linkOf, meantValues, readValues, withTypedUnits } from './values.ts'

const number = (rest: Partial<NumberField>): NumberField => ({
  kind: 'number',
  name: 'x',
  initial: '1',
  ...rest,
})
const sizes = number({
  units: { kind: 'choice', name: 'unit', initial: 'TB', choices: ['TB', 'TiB', 'GB'], symbols: true },
})
const tb = number({ unit: 'TB' })
const rate = number({ unit: 'MB/s' })
const days = number({ typedUnit: 'days' })
const hour = number({ unit: 'h', timeOfDay: true })
const change = number({ unit: '%', shareOf: 'sourceTB' })
const budget = number({ typedUnit: ({ currency = '' }) => currency })

describe('a number that is typed with a unit', () => {
  it.each<[string, NumberField, string, string?, Values?]>([
    ['1.5 TiB', tb, '1.649267441664'],
    ['800 GB', tb, '0.8'],
    ['16T', tb, '16'],
    ['16tb', tb, '16'],
    ['๑๖ TB', tb, '16'],
    ['1,500 GB', tb, '1.5'],
    ['1 Gbps', rate, '125'],
    ['100 MB/s', rate, '100'],
    ['8.64 TB/day', rate, '100'],
    ['8.64 TB a day', rate, '100'],
    ['360 GB per hour', rate, '100'],
    ['8.64 เทราไบต์ต่อวัน', rate, '100'],
    ['259.2 TB/เดือน', rate, '100'],
    ['2 weeks', days, '14'],
    ['1 ปี', days, '365'],
    ['90 min', number({ unit: 'h' }), '1.5'],
    ['0.03 s', number({ unit: 'ms' }), '30'],
    ['4 MiB', number({ unit: 'KiB' }), '4096'],
    ['70%', number({ unit: '%' }), '70'],
    ['2.5:1', number({ unit: ': 1' }), '2.5'],
    ['2x', number({ unit: ': 1' }), '2'],
    ['8 disks', number({}), '8'],
    ['8 ลูก', number({}), '8'],
    ['$1,069', number({ unit: 'USD' }), '1069'],
    ['USD 1,069.50', number({ unit: 'USD' }), '1069.50'],
    ['33,000 บาท', number({ unit: 'USD' }), '1000', undefined, { thbPerUsd: '33' }],
    ['$100', budget, '3300', undefined, { currency: 'THB', thbPerUsd: '33' }],
    ['2 TiB', sizes, '2', 'TiB'],
    ['1.5 PB', sizes, '1500', 'TB'],
    ['12 terabytes', tb, '12'],
    ['12 Tera bytes', tb, '12'],
    ['1 gigabyte', tb, '0.001'],
    ['2 tebibytes', sizes, '2', 'TiB'],
    ['16 เทราไบต์', sizes, '16', 'TB'],
    ['500 กิกะไบต์', sizes, '500', 'GB'],
    ['1000000000000 bytes', tb, '1'],
    ['1 gig', tb, '0.001'],
    ['“16 TB”,', tb, '16'],
    ['10 GbE', rate, '1250'],
    ['1 gig', rate, '125'],
    ['100 megabits per second', rate, '12.5'],
    ['100 megabit', rate, '12.5'],
    ['8 เมกะบิตต่อวินาที', rate, '1'],
    ['8 เมกะไบต์/วินาที', rate, '8'],
    ['64K', number({ unit: 'KiB' }), '64'],
    ['64 kB', number({ unit: 'KiB' }), '62.5'],
    ['36 months', number({ typedUnit: 'years' }), '3'],
    ['18 เดือน', number({ typedUnit: 'years' }), '1.5'],
    ['2 months', days, '60'],
    ['18:30', hour, '18.5'],
    ['06:00', hour, '6'],
    ['6pm', hour, '18'],
    ['12 am', hour, '0'],
    ['12:30 p.m.', hour, '12.5'],
    ['๑๘:๓๐ น.', hour, '18.5'],
    ['18.30 น.', hour, '18.5'],
    ['9 นาฬิกา', hour, '9'],
    ['90 min', hour, '1.5'],
    ['500 GB', change, '5', undefined, { sourceTB: '10' }],
    ['1 TB', change, '0.909494701772928', undefined, { sourceTB: '100 TiB' }],
    ['5%', change, '5', undefined, { sourceTB: '10' }],
  ])('%s', (typed, field, read, unit, values = {}) => {
    expect(readQuantity(field, typed, values)).toEqual(unit ? { number: read, unit } : { number: read })
  })

  it.each<[string, NumberField]>([
    ['8 GB', number({})],
    ['8 disks', tb],
    ['100 Mbps', tb],
    ['1 TB', rate],
    ['TB', tb],
    ['16 XB', sizes],
    ['12', tb],
    ['5 TB', number({ unit: '%' })],
    ['33 THB', number({ unit: 'USD' })],
    ['25:00', hour],
    ['13pm', hour],
    ['6:75', hour],
    ['18:30', number({ unit: 'h' })],
    ['500 GB', change],
  ])('%s means nothing to a field of another kind', (typed, field) => {
    expect(readQuantity(field, typed, {})).toBeUndefined()
  })

  it('means as many bytes as the unit has, whatever the unit', () => {
    const bytes = [...capacityUnits.values()].filter(({ symbol }) => symbol.endsWith('B'))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(...bytes), (amount, unit) => {
        const read = Number(readQuantity(tb, `${amount} ${unit.symbol}`, {})?.number)
        const exact = Number((BigInt(amount) * unit.bits) / 8n) / 1e12
        expect(Math.abs(read / exact - 1)).toBeLessThan(1e-14)
      }),
    )
  })
})

const form: Form<object> = {
  id: 'raid',
  groups: [
    {
      id: 'main',
      fields: [
        { kind: 'number', name: 'count', initial: '8' },
        { ...sizes, name: 'size', initial: '12', countedBy: 'count' },
        { kind: 'list', name: 'list', initial: '1', unit: 'TB' },
      ],
    },
  ],
}
const initial = initialValues(form)

describe('a typed product', () => {
  it.each(['4×16TB', '4 x 16 TB', '4*16TB', '4X16tb', '16TB*4', '16 TB x 4', '16tb × 4', '4 x 16 terabytes'])(
    '%s fills count, size and unit',
    (typed) => {
      for (const name of ['count', 'size'])
        expect(meantValues(form, { ...initial, unit: 'GB', [name]: typed })).toMatchObject({
          count: '4',
          size: '16',
          unit: 'TB',
        })
    },
  )

  it('leaves the text as typed until it is distributed, but takes effect at once', () => {
    const typed = { ...initial, size: '4x1.5TiB' }
    expect(withTypedUnits(form, typed)).toEqual({ ...typed, unit: 'TiB' })
    expect(readValues(form, typed)).toMatchObject({ count: 4, size: 1.5, unit: 'TiB' })
    expect(linkOf(form, typed)).toMatchObject({ count: '4', size: '1.5', unit: 'TiB' })
  })

  it('is not a number if the counted part is not one', () => {
    expect(readValues(form, { ...initial, size: '4×many' })).toMatchObject({ count: 8, size: Number.NaN })
  })

  it.each([
    ['4×16TB 2×8000 GB', [16, 16, 16, 16, 8, 8]],
    ['1.5 TiB; 12', [1.649267441664, 12]],
    ['16 TB x 2, 8TB*2', [16, 16, 8, 8]],
    ['4x16 2xmany', [16, 16, 16, 16, Number.NaN, Number.NaN]],
  ])('works in a list too: %s', (typed, list) => {
    expect(readValues(form, { ...initial, list: typed }).list).toEqual(list)
  })
})
