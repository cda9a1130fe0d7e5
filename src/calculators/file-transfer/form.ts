import { aCapacityUnit, aRateUnit, capacitySymbol, rateSymbol } from '../shared/units.ts'
import type { InputOf } from '../ui/form/checked.ts'
import {
  type ChoiceGroup,
  choiceField,
  countField,
  dateField,
  type FieldGroup,
  type Form,
  numberField,
  unitChoice,
  type Values,
} from '../ui/form/fields.ts'
import { factorOf } from '../ui/form/quantities.ts'

const sizeUnits: readonly ChoiceGroup[] = [
  { id: 'decimal', values: ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] },
  { id: 'binary', values: ['KiB', 'MiB', 'GiB', 'TiB', 'PiB'] },
]

const rateUnits: readonly ChoiceGroup[] = [
  { id: 'bits', values: ['kbit/s', 'Mbit/s', 'Gbit/s', 'Tbit/s'] },
  { id: 'bytes', values: ['kB/s', 'MB/s', 'GB/s', 'MiB/s', 'GiB/s'] },
]

/** Seconds per deadline unit. */
export const deadlineUnits: Readonly<Record<string, number>> = { minutes: 60, hours: 3600, days: 86_400 }

/** Reads the deadline's unit as people type it. */
const deadlineUnitOf = (typed: string): string | undefined =>
  Object.keys(deadlineUnits).find((name) => factorOf(typed, name, {}) === 1)

const hasFiles = ({ mode }: Values) => mode !== 'max-size'
const hasLink = ({ mode }: Values) => mode !== 'required-rate'
const asksTime = ({ mode = 'time' }: Values) => mode === 'time'
const starts = ({ startDate = '' }: Values) => startDate !== ''
const hasDeadline = ({ mode }: Values) => mode === 'required-rate' || mode === 'max-size'

/** A zettabyte: a few years of all the internet's traffic. */
export const sizeRange = { min: 0, max: 1e6, unit: 'PB' } as const
/** A thousand times the capacity of one fibre. */
export const rateRange = { above: 0, max: 1e6, unit: 'Tbit/s' } as const
/** A century. */
export const deadlineRange = { above: 0, max: 36_525, unit: 'd' } as const

/**
 * Protocol stacks: payload and line bytes of a full frame, with preamble and gap 1538 bytes for 1500 of MTU, and the share of the link that
 * headers and gaps take up: 1 − payload/line in percent, rounded to two decimals.
 */
const stacks = {
  none: { payloadBytes: 1, lineBytes: 1, overheadPct: 0 },
  'ethernet-jumbo': { payloadBytes: 8960, lineBytes: 9038, overheadPct: 0.86 },
  'ethernet-ipv4': { payloadBytes: 1460, lineBytes: 1538, overheadPct: 5.07 },
  'ethernet-ipv4-timestamps': { payloadBytes: 1448, lineBytes: 1538, overheadPct: 5.85 },
  'ethernet-ipv6': { payloadBytes: 1440, lineBytes: 1538, overheadPct: 6.37 },
} as const

/** In the form's order. */
export const overheadPresets = Object.values(stacks)

/** What operating systems send unless told otherwise. */
const usualStack = stacks['ethernet-ipv4-timestamps']

/** Data in a full packet without TCP options, in bytes: the engine's own assumption where an input names none. */
export const plainSegmentBytes = stacks['ethernet-ipv4'].payloadBytes

/** An hour of the day. */
const anHour = { kind: 'number', unit: 'h', timeOfDay: true, visible: starts } as const

/** All fields; the engine's input type is derived from them. */
export const groups = [
  {
    id: 'question',
    fields: [
      choiceField('mode', 'time', ['time', 'required-rate', 'max-size'], {
        missing: 'time',
        look: 'buttons',
      }),
      numberField('fileSizeValue', '100', {
        range: sizeRange,
        visible: hasFiles,
        countedBy: 'fileCount',
        units: {
          ...unitChoice('fileSizeUnit', 'GB', sizeUnits),
          readUnit: capacitySymbol,
          check: aCapacityUnit,
        },
      }),
      numberField('linkRateValue', '1', {
        range: rateRange,
        visible: hasLink,
        wide: true,
        presets: ['100 Mbit/s', '1 Gbit/s', '10 Gbit/s', '25 Gbit/s', '100 Gbit/s'],
        units: {
          ...unitChoice('linkRateUnit', 'Gbit/s', rateUnits),
          readUnit: rateSymbol,
          check: aRateUnit,
        },
      }),
      numberField('deadline', '8', {
        range: deadlineRange,
        visible: hasDeadline,
        units: choiceField('deadlineUnit', 'hours', Object.keys(deadlineUnits), {
          // With an unknown unit, the deadline is not a number.
          check: String,
          missing: undefined,
          readUnit: deadlineUnitOf,
        }),
      }),
      numberField('overheadPct', String(usualStack.overheadPct), {
        missing: 0,
        unit: '%',
        range: { min: 0, below: 100 },
        wide: true,
        presets: overheadPresets.map(({ overheadPct }) => String(overheadPct)),
      }),
    ],
  },
  {
    id: 'distance',
    folded: true,
    fields: [
      numberField('rttMs', '0', {
        missing: 0,
        unit: 'ms',
        /** A round trip to Mars takes up to 45 minutes. */
        range: { min: 0, max: 1e7 },
        wide: true,
        presets: ['2', '30', '180'],
      }),
      numberField('tcpWindowKiB', '', {
        optional: true,
        unit: 'KiB',
        /** Limit of TCP window scaling: 1 GiB (RFC 7323). */
        range: { above: 0, max: 2 ** 20 },
      }),
      countField('parallelStreams', '1', {
        missing: 1,
        range: { whole: true, min: 1, max: 1e6 },
      }),
      numberField('packetLossPct', '0', {
        missing: 0,
        unit: '%',
        range: { min: 0, below: 100 },
        presets: ['0', '0.01', '0.1', '1'],
      }),
      numberField('segmentBytes', String(usualStack.payloadBytes), {
        missing: undefined,
        unit: 'B',
        range: { whole: true, min: 1, max: 65_535 },
        presets: [usualStack, stacks['ethernet-ipv4'], stacks['ethernet-jumbo']].map(({ payloadBytes }) =>
          String(payloadBytes),
        ),
      }),
    ],
  },
  {
    id: 'files',
    folded: true,
    fields: [
      countField('fileCount', '1', {
        missing: 1,
        range: { whole: true, min: 1, max: 1e12 },
        visible: hasFiles,
      }),
      countField('setupRoundTripsPerFile', '0', {
        missing: 0,
        range: { whole: true, min: 0, max: 10_000 },
      }),
    ],
  },
  {
    id: 'link',
    folded: true,
    fields: [
      numberField('linkSharePct', '100', { missing: 100, unit: '%', range: { above: 0, max: 100 } }),
      numberField('compressionRatio', '1', {
        missing: 1,
        typedUnit: ': 1',
        range: { above: 0, max: 10_000 },
      }),
      numberField('diskMBps', '', {
        optional: true,
        unit: 'MB/s',
        range: { above: 0, max: 1e6 },
        presets: ['150', '500'],
      }),
    ],
  },
  {
    id: 'schedule',
    folded: true,
    visible: asksTime,
    fields: [
      dateField('startDate', '', { optional: true }),
      { ...anHour, name: 'startHour', initial: '0', missing: 0, range: { min: 0, below: 24 } },
      { ...anHour, name: 'allowedFrom', initial: '0', missing: 0, range: { min: 0, max: 24 } },
      { ...anHour, name: 'allowedTo', initial: '24', missing: 24, range: { min: 0, max: 24 } },
      choiceField('allowedDays', 'every', ['every', 'weekdays', 'weekends'], {
        missing: 'every',
        visible: starts,
      }),
    ],
  },
] as const satisfies readonly FieldGroup[]

/** Checked values. */
export type TransferInput = InputOf<typeof groups>

export const fileTransferForm = { id: 'file-transfer', groups } as const satisfies Form
