import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capacityUnits } from '../../shared/units.ts'
import type { Form, NumberField, Values } from './fields.ts'
import { readQuantity } from './quantities.ts'
import { initialValues, linkedValues, meantValues, readValues, withTypedUnits } from './values.ts'

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

/** What people type in each kind of field, in both languages, by what it means. */
const spellings: readonly [string, NumberField, string, readonly string[]][] = [
  [
    'sizes',
    tb,
    '16',
    [
      ...['16 TB', '16tb', '16T', '16 TBs', '16 TB.', '16 tera', '16 terra', '16 terabyte', '16,000 GB'],
      ...[
        '~16 TB',
        '≈16 TB',
        'about 16 TB',
        'approx. 16 TB',
        '“16 TB”',
        '１６ＴＢ',
        '１６　ＴＢ',
        '16 000 GB',
      ],
      ...['16e3 GB', '16000 gigs', '16000000 MB', '16.000,0 GB', '16,000.0 GB'],
      ...['๑๖ เทราไบต์', '16 เทรา', '16 เทราไบท์', '16 ทีบี', '16000 จีบี', 'ประมาณ 16 TB', '16000 กิ๊ก', '16000 จิ๊ก'],
    ],
  ],
  ['halves', tb, '0.5', ['½ TB', '.5 tera', '0,5 TB', '500 กิกะไบต์', '500 กิกะ', '500 จิกะไบต์']],
  [
    'rates',
    number({ unit: 'Mbit/s' }),
    '100',
    [
      ...['100M', '100 Mb', '100 Mb/s', '100Mbps', '100 mbps', '100 Mbps.', '100 Mbit', '100 mbit/sec'],
      ...[
        '100 Mbit per second',
        '100 megabits per second',
        '100 meg',
        '0.1G',
        '0.1 Gb',
        '0.1GbE',
        '12.5 MB/s',
        '12.5 MBps',
      ],
      ...['100 เมก', '100 เม็ก', '100 เมกะบิต', '100 เมกะบิต/วินาที', '0.1 กิกะบิตต่อวินาที', '๑๐๐ Mbps'],
    ],
  ],
  [
    'rates of bytes',
    rate,
    '200',
    ['200M', '200 MB/s', '200 MBps', '0.2G', '12 GB/min', '12 GB per minute', '12 GB ต่อนาที'],
  ],
  [
    'volumes per time',
    rate,
    '100',
    [
      ...[
        '8.64 TB a day',
        '8.64 TB/day',
        '8.64 TB daily',
        '8.64 TB every day',
        '8.64 TB/24h',
        '360 GB hourly',
        '360 GB/hr',
      ],
      ...['60.48 TB a week', '60.48 TB weekly', '259.2 TB monthly', '3153.6 TB a year', 'วันละ 8.64 TB'],
      ...['8.64 TB ต่อวัน', '60.48 TB ต่อสัปดาห์', 'สัปดาห์ละ 60.48 TB', 'เดือนละ 259.2 TB', 'ชั่วโมงละ 360 GB'],
    ],
  ],
  ['weeks', days, '14', ['2w', '2 wks', '2 weeks', '14d', '336 h', '2 สัปดาห์', '2 อาทิตย์', '๑๔ วัน', '14วัน']],
  ['months', days, '90', ['3m', '3 mo', '3 mos', '3 months', '1 quarter', '3 เดือน', '1 ไตรมาส']],
  [
    'terms',
    number({ typedUnit: 'years' }),
    '3',
    ['3y', '3 years', '36 months', '36 mos', '36m', '3 ปี', '36 เดือน'],
  ],
  [
    'evenings',
    hour,
    '18.5',
    ['18:30', '18h30', '18:30:00', '6:30pm', '6.30 PM', '18.30 น.', '๑๘.๓๐ น.', '１８：３０', '18:30 นาฬิกา'],
  ],
  ['midnight', hour, '0', ['midnight', 'Midnight', '12am', '0:00', 'เที่ยงคืน']],
  ['noon', hour, '12', ['noon', '12 pm', '12:00', 'เที่ยง']],
  ['small hours', hour, '2', ['2am', '2 a.m.', 'ตี 2', 'ตี2', '2 o’clock', '2 นาฬิกา']],
  ['afternoons', hour, '15', ['3pm', '15:00', 'บ่าย 3', 'บ่าย 3 โมง']],
  ['nights', hour, '20', ['8pm', '2 ทุ่ม', '๒ ทุ่ม']],
  [
    'durations',
    number({ unit: 'h' }),
    '8.5',
    [
      '8.5h',
      '8.5 hrs',
      '8h30m',
      '8h 30m',
      '8 hours 30 minutes',
      '8 hours and 30 minutes',
      '510 min',
      '8.5 ชม',
      '8 ชั่วโมง 30 นาที',
    ],
  ],
  [
    'latencies',
    number({ unit: 'ms' }),
    '30',
    ['30ms', '30 msec', '30 milliseconds', '0.03 s', '30000 µs', '30 มิลลิวินาที'],
  ],
  [
    'shares',
    number({ unit: '%' }),
    '5',
    ['5%', '5 percent', '5 pct', '๕%', '５％', '5 เปอร์เซ็นต์', '5 เปอร์เซนต์', 'ร้อยละ 5'],
  ],
  [
    'ratios',
    number({ unit: ': 1' }),
    '2',
    ['2:1', '2 : 1', '2 to 1', '2-to-1', '2/1', '2x', 'x2', '2×', '2 times', '2 เท่า'],
  ],
  [
    'counts',
    number({}),
    '8',
    ['8 disks', '8 pcs', '8 units', '8 bays', '8 threads', '8 ลูก', '8 ก้อน', '8 แกน', '8 ผู้ใช้', '8 อุปกรณ์'],
  ],
  ['large counts', number({}), '1000000', ['1 million', '1000k', '1000 thousand', '1 ล้าน', '10 แสน']],
  [
    'prices',
    number({ unit: 'USD' }),
    '1069',
    ['$1,069', '1069$', 'US$1069', '1,069 dollars', '1069 ดอลลาร์', '1069 เหรียญ'],
  ],
]

describe('a spelling in use', () => {
  it.each(
    spellings.flatMap(([kind, field, means, texts]) =>
      texts.map((text) => [kind, text, field, means] as const),
    ),
  )('of %s: %s', (_, typed, field, means) => {
    const read = readQuantity(field, typed, {})?.number
    expect(Number(read)).toBeCloseTo(Number(means), 9)
  })

  it.each([
    '500 GB/day',
    '500 GB a day',
    '0.5 TB per day',
    'วันละ 500 GB',
    '500 GB ต่อวัน',
    '5%/day',
    '5% a day',
  ])('of a daily change: %s', (typed) => {
    expect(readQuantity(change, typed, { sourceTB: '10' })).toEqual({ number: '5' })
  })

  it.each<[string, NumberField]>([
    ['10-20 TB', tb],
    ['10–20 TB', tb],
    ['10 to 20 TB', tb],
    ['16 TB 500 GB', tb],
    ['100/50 Mbps', rate],
    ['30 min 8 h', number({ unit: 'h' })],
    ['1 TB/constructor', rate],
    ['toString', hour],
    ['7 โมงเย็น', hour],
    ['6 โมง', hour],
    ['9 ทุ่ม', hour],
    ['33000.-', number({ unit: 'USD' })],
  ])('%s is not guessed', (typed, field) => {
    expect(readQuantity(field, typed, {})).toBeUndefined()
  })
})

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

const form: Form = {
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
    expect(linkedValues(form, typed)).toMatchObject({ count: '4', size: '1.5', unit: 'TiB' })
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
