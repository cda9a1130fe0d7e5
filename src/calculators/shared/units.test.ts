import { describe, expect, it } from 'vitest'
import { settle } from './input-error.ts'
import { aCapacityUnit, aRateUnit, capacitySymbol, capacityUnits, orderUnits, rateUnits } from './units.ts'

const rate = (symbol: unknown) => settle(() => ({ symbol: aRateUnit(symbol, 'fromUnit').symbol }))

describe('units', () => {
  it('has every prefix for bit and byte', () => {
    expect(capacityUnits.size).toBe(2 * 21)
    expect(capacityUnits.get('QB')?.bits).toBe(8n * 10n ** 30n)
    expect(capacityUnits.get('Yibit')?.bits).toBe(2n ** 80n)
    expect(capacityUnits.get('RiB')?.bits).toBe(8n * 2n ** 90n)
    expect(capacityUnits.get('Qibit')?.bits).toBe(2n ** 100n)
    expect([...rateUnits.keys()]).toContain('Tibit/s')
  })

  it.each([
    ['mbps', 'Mbit/s'],
    ['Mbps', 'Mbit/s'],
    ['GbPS', 'Gbit/s'],
    ['kbps', 'kbit/s'],
    ['KBps', 'kB/s'],
    ['bps', 'bit/s'],
    ['Bps', 'B/s'],
    ['MBps', 'MB/s'],
    ['MiBps', 'MiB/s'],
    ['gibps', 'Gibit/s'],
    ['KB/s', 'kB/s'],
    ['Kbit/s', 'kbit/s'],
    ['KiB/s', 'KiB/s'],
    ['ribps', 'Ribit/s'],
    ['QiBps', 'QiB/s'],
    ['Mb/s', 'Mbit/s'],
    ['Kb/s', 'kbit/s'],
    ['Gib/s', 'Gibit/s'],
  ])('reads the alias %s as %s', (alias, symbol) => {
    expect(rate(alias)).toEqual({ symbol })
  })

  it.each([
    '',
    'Mfoo/s',
    'MB',
    'wibps',
    'mb/s',
    'ips',
    'xbps',
    'KibiB/s',
    '__proto__',
    'toString',
    5,
    null,
    ['MB/s'],
  ])('rejects %j at its own field', (symbol) => {
    expect(rate(symbol)).toEqual({ error: 'unknown-unit', field: 'fromUnit' })
  })

  it('reads KB as 1000 bytes', () => {
    expect(aCapacityUnit('KB', 'fromUnit').bits).toBe(8000n)
    expect(aCapacityUnit('KiB', 'fromUnit').bits).toBe(8192n)
  })
})

it('lists the common units first and every unit once', () => {
  const { common, others } = orderUnits(capacityUnits, ['TB', 'GB'])
  expect(common.map(({ symbol }) => symbol)).toEqual(['TB', 'GB'])
  expect(new Set([...common, ...others]).size).toBe(capacityUnits.size)
  expect(others.map(({ symbol }) => symbol).slice(0, 3)).toEqual(['bit', 'B', 'kbit'])
})

describe('a unit of capacity as people type it', () => {
  it.each([
    ['Gb', 'Gbit'],
    ['Tb', 'Tbit'],
    ['Kb', 'kbit'],
    ['Gib', 'Gibit'],
    ['GB', 'GB'],
    ['KB', 'kB'],
    ['gb', undefined],
    ['b', undefined],
  ])('%s is %s', (typed, symbol) => {
    expect(capacitySymbol(typed)).toBe(symbol)
  })
})
