import type { Fields } from '../shared/checks.ts'
import { pageConversion, toBits, unitTable } from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, type Rational, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { volumeTexts } from './engine.ts'
import { orderedRateUnits, readRateFields } from './form.ts'

/** Well-known interfaces, slowest first, with their nominal line rate before any overhead. Names are proper names. */
const referenceInterfaces = [
  { name: 'Fast Ethernet', bitsPerSecond: 100e6 },
  { name: 'USB 2.0', bitsPerSecond: 480e6 },
  { name: 'Gigabit Ethernet', bitsPerSecond: 1e9 },
  { name: '2.5GBASE-T', bitsPerSecond: 2.5e9 },
  { name: 'USB 5Gbps', bitsPerSecond: 5e9 },
  { name: 'SATA 6 Gb/s', bitsPerSecond: 6e9 },
  { name: '10 Gigabit Ethernet', bitsPerSecond: 10e9 },
  { name: 'SAS-3', bitsPerSecond: 12e9 },
  { name: 'USB 20Gbps', bitsPerSecond: 20e9 },
  { name: 'SAS-4', bitsPerSecond: 22.5e9 },
  { name: '25 Gigabit Ethernet', bitsPerSecond: 25e9 },
  { name: 'USB4, Thunderbolt 4', bitsPerSecond: 40e9 },
  { name: '100 Gigabit Ethernet', bitsPerSecond: 100e9 },
  { name: '400 Gigabit Ethernet', bitsPerSecond: 400e9 },
]

export type InterfaceRow = ReturnType<typeof interfaceRows>[number]

/** Data for the page; numbers as exact decimal text. */
export type DataRateAnswer = Exclude<ReturnType<typeof answerDataRate>, InputError>

export type RateOutcome = Outcome<DataRateAnswer>

function interfaceRows(bits: Rational) {
  return referenceInterfaces.map(({ name, bitsPerSecond }) => ({
    name,
    /** The rate as a percentage of the interface's nominal rate, as decimal text. */
    sharePct: toSignificant(divide(bits, whole(bitsPerSecond / 100))),
    /** The rate as a multiple of the interface's rate, as decimal text. */
    times: toSignificant(divide(bits, whole(bitsPerSecond))),
  }))
}

/** Converts the rate to the requested unit and to all others; returns the first rejected input as an error. */
export function answerDataRate(fields: Fields) {
  return settle(() => {
    const answer = pageConversion(readRateFields(fields))
    const { conversion } = answer
    return {
      ...answer,
      rows: unitTable(conversion, orderedRateUnits),
      volumes: volumeTexts(conversion),
      interfaces: interfaceRows(toBits(conversion.value, conversion.from)),
    }
  })
}
