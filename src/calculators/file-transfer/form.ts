import { capacitySymbol, rateSymbol } from '../shared/units.ts'
import {
  type ChoiceGroup,
  type Form,
  type ReadValues,
  stepsFrom,
  unitChoice,
  type Values,
} from '../ui/form/fields.ts'
import { factorOf } from '../ui/form/quantities.ts'
import type { SearchOf } from '../ui/form/search.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import type { TransferAnswer } from './answer.ts'
import { transferBounds } from './bounds.ts'
import { allowedDays } from './finish.ts'
import type { TransferInput } from './input.ts'
import { overheadPresets } from './losses.ts'
import { usualSegmentBytes } from './path.ts'

const sizeUnits: readonly ChoiceGroup[] = [
  { id: 'decimal', values: ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] },
  { id: 'binary', values: ['KiB', 'MiB', 'GiB', 'TiB', 'PiB'] },
]

const rateUnits: readonly ChoiceGroup[] = [
  { id: 'bits', values: ['kbit/s', 'Mbit/s', 'Gbit/s', 'Tbit/s'] },
  { id: 'bytes', values: ['kB/s', 'MB/s', 'GB/s', 'MiB/s', 'GiB/s'] },
]

/** Seconds in each unit that a deadline can be given in. */
const deadlineUnits: Readonly<Record<string, number>> = { minutes: 60, hours: 3600, days: 86_400 }

/** The deadline's unit by what people type for it. */
const deadlineUnitOf = (typed: string): string | undefined => {
  const names = Object.keys(deadlineUnits)
  return names.find((name) => factorOf(typed, name, {}) === 1)
}

const hasFiles = ({ mode }: Values) => mode !== 'max-size'
const hasLink = ({ mode }: Values) => mode !== 'required-rate'
const asksTime = ({ mode = 'time' }: Values) => mode === 'time'
const starts = ({ startDate = '' }: Values) => startDate !== ''
const hasDeadline = ({ mode }: Values) => mode === 'required-rate' || mode === 'max-size'

const toInput = ({ deadline, deadlineUnit, startDate, ...read }: ReadValues): TransferInput =>
  ({
    ...read,
    ...(startDate !== '' && startDate !== undefined && { startDate }),
    ...(deadline !== undefined && {
      deadlineSeconds: Number(deadline) * (deadlineUnits[String(deadlineUnit)] ?? Number.NaN),
    }),
  }) as TransferInput

export const fileTransferForm = {
  id: 'file-transfer',
  toInput,
  errorFields: { deadlineSeconds: 'deadline' },
  bounds: transferBounds,
  groups: [
    {
      id: 'question',
      fields: [
        {
          kind: 'choice',
          name: 'mode',
          initial: 'time',
          choices: ['time', 'required-rate', 'max-size'],
          look: 'buttons',
        },
        {
          kind: 'number',
          name: 'fileSizeValue',
          initial: '100',
          visible: hasFiles,
          countedBy: 'fileCount',
          units: { ...unitChoice('fileSizeUnit', 'GB', sizeUnits), readUnit: capacitySymbol },
        },
        {
          kind: 'number',
          name: 'linkRateValue',
          initial: '1',
          visible: hasLink,
          wide: true,
          presets: ['100 Mbit/s', '1 Gbit/s', '10 Gbit/s', '25 Gbit/s', '100 Gbit/s'],
          units: { ...unitChoice('linkRateUnit', 'Gbit/s', rateUnits), readUnit: rateSymbol },
        },
        {
          kind: 'number',
          name: 'deadline',
          initial: '8',
          visible: hasDeadline,
          units: {
            kind: 'choice',
            name: 'deadlineUnit',
            initial: 'hours',
            choices: Object.keys(deadlineUnits),
            readUnit: deadlineUnitOf,
          },
        },
        {
          kind: 'number',
          name: 'overheadPct',
          initial: '5.85',
          unit: '%',
          wide: true,
          presets: overheadPresets.map(({ overheadPct }) => String(overheadPct)),
        },
      ],
    },
    {
      id: 'distance',
      folded: true,
      fields: [
        { kind: 'number', name: 'rttMs', initial: '0', unit: 'ms', wide: true, presets: ['2', '30', '180'] },
        { kind: 'number', name: 'tcpWindowKiB', initial: '', unit: 'KiB', optional: true },
        { kind: 'number', name: 'parallelStreams', initial: '1', step: stepsFrom(1) },
        {
          kind: 'number',
          name: 'packetLossPct',
          initial: '0',
          unit: '%',
          presets: ['0', '0.01', '0.1', '1'],
        },
        {
          kind: 'number',
          name: 'segmentBytes',
          initial: String(usualSegmentBytes),
          unit: 'B',
          presets: [String(usualSegmentBytes), '8960'],
        },
      ],
    },
    {
      id: 'files',
      folded: true,
      fields: [
        { kind: 'number', name: 'fileCount', initial: '1', visible: hasFiles, step: stepsFrom(1) },
        { kind: 'number', name: 'setupRoundTripsPerFile', initial: '0', step: stepsFrom(0) },
      ],
    },
    {
      id: 'link',
      folded: true,
      fields: [
        { kind: 'number', name: 'linkSharePct', initial: '100', unit: '%' },
        { kind: 'number', name: 'compressionRatio', initial: '1', typedUnit: ': 1' },
        {
          kind: 'number',
          name: 'diskMBps',
          initial: '',
          unit: 'MB/s',
          optional: true,
          presets: ['150', '500'],
        },
      ],
    },
    {
      id: 'schedule',
      folded: true,
      visible: asksTime,
      fields: [
        { kind: 'date', name: 'startDate', initial: '' },
        { kind: 'number', name: 'startHour', initial: '0', unit: 'h', timeOfDay: true, visible: starts },
        { kind: 'number', name: 'allowedFrom', initial: '0', unit: 'h', timeOfDay: true, visible: starts },
        { kind: 'number', name: 'allowedTo', initial: '24', unit: 'h', timeOfDay: true, visible: starts },
        { kind: 'choice', name: 'allowedDays', initial: 'every', choices: allowedDays, visible: starts },
      ],
    },
  ],
} as const satisfies Form<TransferInput>

declare module '../ui/form/search.ts' {
  interface FormSearches {
    'file-transfer': SearchOf<typeof fileTransferForm>
  }
}

export type TransferOutcome = Outcome<TransferInput, TransferAnswer>
