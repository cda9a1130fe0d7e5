import { describe, expect, it } from 'vitest'
import { answerDataRate } from './answer.ts'
import { convertDataRate, dataRateWorking, readRate } from './engine.ts'

const convert = (change: object) =>
  convertDataRate({ value: 1, fromUnit: 'Gbit/s', toUnits: ['MB/s'], ...change })

describe('convertDataRate', () => {
  it.each([
    [{ value: '' }, 'not-a-number', 'value'],
    [{ value: 'fast' }, 'not-a-number', 'value'],
    [{ value: null }, 'not-a-number', 'value'],
    [{ value: [1] }, 'not-a-number', 'value'],
    [{ value: undefined }, 'not-a-number', 'value'],
    [{ value: '-1' }, 'out-of-range', 'value'],
    [{ value: '1e400' }, 'out-of-range', 'value'],
    [{ value: 1e308, fromUnit: 'Qbit/s', toUnits: ['bit/s'] }, 'out-of-range', 'value'],
    [{ fromUnit: 'GB' }, 'unknown-unit', 'unit'],
    [{ fromUnit: undefined }, 'unknown-unit', 'unit'],
    [{ toUnits: ['MB/s', 'x'] }, 'unknown-unit', 'unit'],
    [{ toUnits: 'MB/s' }, 'unknown-unit', 'unit'],
    [{ toUnits: undefined }, 'unknown-unit', 'unit'],
    [{ volumes: 1 }, 'out-of-range', 'volumes'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(convert(change)).toEqual({ error, field })
  })

  it('takes numeric text of any precision', () => {
    expect(convert({ value: '0.1000000000000000000000000001', toUnits: ['Gbit/s'] })).toEqual({
      values: { 'Gbit/s': 0.1 },
    })
    expect(convert({ value: '1e3' })).toEqual({ values: { 'MB/s': 125_000 } })
  })

  it('keys the values by the unit as written in the input', () => {
    expect(convert({ toUnits: ['Mbps', 'Mbit/s'] })).toEqual({ values: { Mbps: 1000, 'Mbit/s': 1000 } })
    expect(convert({ toUnits: [] })).toEqual({ values: {} })
  })

  it('is exact where floating point is not', () => {
    expect(convert({ value: 0.3, fromUnit: 'Mbit/s', toUnits: ['kbit/s'], volumes: true })).toEqual({
      values: { 'kbit/s': 300 },
      perHourGB: 0.135,
      perDayTB: 0.00324,
      per30DaysTB: 0.0972,
    })
  })
})

it('the table starts with the common units and compares with interfaces', () => {
  const table = answerDataRate({ value: '1', fromUnit: 'Gbit/s', toUnit: 'MB/s' })
  expect(table).toHaveProperty('rows.length', 42)
  expect(table).toHaveProperty('rows[2]', { unit: 'Mbit/s', text: '1000', common: true })
  expect(table).toHaveProperty('rows[9]', { unit: 'MiB/s', text: '119.209289550781', common: true })
  expect(table).toHaveProperty('volumes', { perHourGB: '450', perDayTB: '10.8', per30DaysTB: '324' })
  expect(table).toHaveProperty('interfaces[0]', { name: 'Fast Ethernet', sharePct: '1000', times: '10' })
})

it('the working goes through bits', () => {
  expect(dataRateWorking(readRate({ value: 1, fromUnit: 'Gbit/s', toUnits: ['MiB/s'] }))).toEqual([
    { id: 'to-bits', values: { value: '1', unit: 'Gbit/s', factor: '1000000000', bits: '1000000000' } },
    {
      id: 'from-bits',
      values: { bits: '1000000000', factor: '8388608', unit: 'MiB/s', result: '119.209289550781' },
    },
    { id: 'per-hour', values: { bits: '1000000000', volumeGB: '450' } },
    { id: 'per-day', values: { bits: '1000000000', volumeTB: '10.8' } },
    { id: 'per-30-days', values: { dayTB: '10.8', volumeTB: '324' } },
  ])
})
