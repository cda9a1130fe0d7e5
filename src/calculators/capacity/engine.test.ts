import { describe, expect, it } from 'vitest'
import type { Fields } from '../shared/checks.ts'
import { isInputError } from '../shared/input-error.ts'
import { answerCapacity } from './answer.ts'
import { convertCapacity } from './engine.ts'
import { capacityWorking } from './working.ts'

const drive = (change: object) =>
  convertCapacity({ mode: 'drive', labelValue: 1, labelUnit: 'TB', ...change })

describe('drive', () => {
  it.each([
    [{ labelValue: 0 }, 'out-of-range', 'labelValue'],
    [{ labelValue: -1 }, 'out-of-range', 'labelValue'],
    [{ labelValue: '1' }, 'not-a-number', 'labelValue'],
    [{ labelValue: undefined }, 'not-a-number', 'labelValue'],
    [{ labelValue: 1e308 }, 'out-of-range', 'labelValue'],
    [{ labelUnit: 'TX' }, 'unknown-unit', 'unit'],
    [{ idema: 'yes' }, 'out-of-range', 'idema'],
    [{ mode: 'tape' }, 'out-of-range', 'mode'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(drive(change)).toEqual({ error, field })
  })

  it.each([
    [1, 'TB', 1_000_204_886_016],
    [50, 'GB', 50_020_540_416],
    [8, 'TB', 8_001_563_222_016],
    [0.5, 'TB', 500_107_862_016],
    [49, 'GB', null],
    [8001, 'GB', null],
    [100.5, 'GB', null],
    [1, 'TiB', null],
  ])('%d %s has %j bytes after IDEMA', (labelValue, labelUnit, idemaBytes) => {
    expect(drive({ labelValue, labelUnit, idema: true })).toMatchObject({ idemaBytes })
  })

  it('has an IDEMA size only on request', () => {
    expect(Object.keys(drive({}))).toEqual(['bytes', 'osBinaryGiB', 'osBinaryTiB', 'apparentLossPct'])
    expect(drive({ idema: false })).not.toHaveProperty('idemaBytes')
  })

  it('loses more with every power of 1000, but nothing with a binary label', () => {
    expect(drive({ labelUnit: 'GB' })).toHaveProperty('apparentLossPct', expect.closeTo(6.867743, 5))
    expect(drive({ labelUnit: 'TiB' })).toMatchObject({ apparentLossPct: 0, osBinaryTiB: 1 })
    expect(drive({ labelUnit: 'B' })).toMatchObject({ apparentLossPct: 0, bytes: 1 })
  })
})

describe('convert', () => {
  it.each([
    [{ value: -0.1 }, 'out-of-range', 'value'],
    [{ value: 'x' }, 'not-a-number', 'value'],
    [{ fromUnit: 'GB/s' }, 'unknown-unit', 'unit'],
    [{ toUnits: ['GiB', null] }, 'unknown-unit', 'unit'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(convertCapacity({ value: 1, fromUnit: 'TB', toUnits: ['GiB'], ...change })).toEqual({
      error,
      field,
    })
  })

  it('converts long text exactly', () => {
    const result = convertCapacity({
      value: '123456789012345678',
      fromUnit: 'bit',
      toUnits: ['bit', 'B', 'RB'],
    })
    expect(result).toEqual({
      values: {
        bit: Number('123456789012345678'),
        B: Number('15432098626543209.75'),
        RB: Number('1.543209862654320975e-11'),
      },
    })
  })
})

const answerOf = (fields: Fields) => {
  const answer = answerCapacity(fields)
  if (isInputError(answer)) throw new Error(answer.field)
  return answer
}
const driveOf = (labelValue: number, labelUnit: string) =>
  answerOf({ question: 'drive', labelValue, labelUnit })

it('the table starts with the common units', () => {
  const { rows } = answerOf({ question: 'units', value: '4', fromUnit: 'TB', toUnit: 'TiB' })
  expect(rows).toHaveProperty('[4]', { unit: 'TB', text: '4', common: true })
  expect(rows).toHaveProperty('[9]', { unit: 'TiB', text: '3.63797880709171', common: true })
  expect(rows).toHaveLength(42)
})

it('two systems show the same drive differently', () => {
  expect(driveOf(4, 'TB')).toMatchObject({
    shown: { windows: '3.63797880709171', binaryUnit: 'TiB', macos: '4', decimalUnit: 'TB' },
  })
})

describe('working', () => {
  it('explains a drive', () => {
    expect(capacityWorking(driveOf(1, 'TB'))).toEqual([
      { id: 'label-bytes', values: { label: '1', unit: 'TB', bytes: '1000000000000' } },
      { id: 'binary-gib', values: { bytes: '1000000000000', gib: '931.322574615479' } },
      { id: 'binary-tib', values: { bytes: '1000000000000', tib: '0.909494701772928' } },
      { id: 'apparent-loss', values: { power: 4, lossPct: expect.closeTo(9.05053) } },
      { id: 'idema', values: { gigabytes: '1000', bytes: 1_000_204_886_016 } },
    ])
    expect(capacityWorking(driveOf(1, 'GB'))).toHaveLength(4)
  })

  it('explains a conversion', () => {
    const answer = answerOf({ question: 'units', value: 1, fromUnit: 'KiB', toUnit: 'kB' })
    expect(capacityWorking(answer)).toHaveProperty('[1].values.result', '1.024')
  })
})
