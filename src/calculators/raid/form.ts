import type { Form, Values } from '../ui/form/fields.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { readValues } from '../ui/form/values.ts'
import type { RaidAnswer, RaidQuestion } from './answer.ts'
import { fewestDisks } from './input.ts'
import { levelName, levelRules, type RaidLevel, raidLevels } from './levels.ts'

const wanted = ({ question }: Values) => question === 'disks'
const given = (values: Values) => !wanted(values)
const mixed = (values: Values) => given(values) && values.sizes === 'mixed'
const uniform = (values: Values) => !mixed(values)
const grouped = ({ level = '' }: Values) => /^(?:[56]0|Z[123])$/.test(level)
const raidZ = ({ level = '' }: Values) => level.startsWith('Z')

const isLevel = (level: string): level is RaidLevel => raidLevels.some((known) => known === level)

/** What an error at the disks names: the level and its fewest disks. */
const errorValues = (values: Values): Readonly<Record<string, string | number>> => {
  const { level = '' } = values
  if (!isLevel(level)) return {}
  return { level: levelName(level), min: fewestDisks(readValues(raidForm, values), level) }
}

export const raidForm: Form<RaidQuestion> = {
  id: 'raid',
  errorValues,
  groups: [
    {
      id: 'array',
      fields: [
        {
          kind: 'choice',
          name: 'question',
          initial: 'capacity',
          choices: ['capacity', 'disks'],
          look: 'buttons',
        },
        { kind: 'choice', name: 'level', initial: '6', choices: raidLevels, look: 'buttons', symbols: true },
        {
          kind: 'choice',
          name: 'sizes',
          initial: 'same',
          choices: ['same', 'mixed'],
          look: 'buttons',
          visible: given,
        },
        { kind: 'number', name: 'wantedTB', initial: '50', unit: 'TB', visible: wanted },
        {
          kind: 'number',
          name: 'diskCount',
          initial: '8',
          visible: (values) => given(values) && uniform(values),
        },
        {
          kind: 'number',
          name: 'diskSize',
          initial: '12',
          visible: uniform,
          units: {
            kind: 'choice',
            name: 'diskSizeUnit',
            initial: 'TB',
            choices: ['TB', 'TiB', 'GB'],
            symbols: true,
          },
        },
        { kind: 'list', name: 'diskSizesTB', initial: '6x12 2x16', unit: 'TB', wide: true, visible: mixed },
        { kind: 'number', name: 'hotSpares', initial: '0', optional: true },
        {
          kind: 'number',
          name: 'groupCount',
          initial: '',
          optional: true,
          visible: grouped,
          fallback: ({ level = '' }) => `${isLevel(level) ? (levelRules[level].groups?.fallback ?? 1) : 1}`,
        },
        { kind: 'number', name: 'mirrorWidth', initial: '2', visible: ({ level }) => level === '10' },
      ],
    },
    {
      id: 'speed',
      folded: true,
      fields: [
        { kind: 'number', name: 'diskIops', initial: '150', optional: true, presets: ['80', '150', '50000'] },
        { kind: 'number', name: 'readPct', initial: '70', unit: '%', presets: ['100', '70', '50'] },
      ],
    },
    {
      id: 'risk',
      folded: true,
      fields: [
        {
          kind: 'choice',
          name: 'ureExponent',
          initial: '15',
          choices: ['14', '15', '16', '17'],
          numeric: true,
          wide: true,
        },
        { kind: 'number', name: 'rebuildRateMBps', initial: '100', unit: 'MB/s', optional: true },
        { kind: 'number', name: 'annualFailureRatePct', initial: '1.5', unit: '%', optional: true },
      ],
    },
    {
      id: 'zfs',
      folded: true,
      visible: raidZ,
      fields: [
        {
          kind: 'choice',
          name: 'ashift',
          initial: '12',
          choices: ['9', '10', '11', '12', '13', '14', '15', '16'],
          numeric: true,
          wide: true,
        },
      ],
    },
  ],
}

export type RaidOutcome = Outcome<RaidQuestion, RaidAnswer>
