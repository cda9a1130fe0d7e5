import { pricesOf } from '../shared/money.ts'
import { type Form, type ReadValues, stepsFrom, type Values } from '../ui/form/fields.ts'
import type { SearchOf } from '../ui/form/search.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { currencyFields, priceField, rateFields, shownCurrency } from '../ui/money/currency.ts'
import type { UsedPrice } from '../ui/money/money.tsx'
import type { WindowsAnswer, WindowsQuestion } from './answer.ts'
import { windowsBounds } from './bounds.ts'
import { hostRoles } from './licences.ts'
import {
  arcPaygCoreMonthUsd,
  type WindowsListPrice,
  type WindowsVersion,
  windowsListPrices,
} from './prices.ts'

const inCluster = ({ vmsBy }: Values) => vmsBy === 'cluster'
const perHost = (values: Values) => !inCluster(values)
const unlike = ({ coresPerProcessorList = '' }: Values) => coresPerProcessorList.trim() !== ''
const alike = (values: Values) => !unlike(values)
const listedVms = ({ vmVcpus = '' }: Values) => vmVcpus.trim() !== ''

/** Pay-as-you-go came with Windows Server 2025. */
const isPayg = ({ version }: Values) => version !== '2022'

/** The fields of prices that Microsoft lists by version. */
export const versionedPrices: readonly WindowsListPrice['field'][] = [
  'priceStd16coreUsd',
  'priceStd2coreUsd',
  'priceDc16coreUsd',
  'priceDc2coreUsd',
  'priceUserCalUsd',
  'priceDeviceCalUsd',
  'priceRdsUserCalUsd',
  'priceRdsDeviceCalUsd',
]

const listed = (field: string, version: number) =>
  windowsListPrices.find((price) => price.field === field && price.version === version)?.usd

const priceFields = [
  ...versionedPrices.map((name) => priceField(name, ({ version }) => listed(name, Number(version)))),
  priceField('priceEssentialsUsd', () => undefined),
  { ...priceField('pricePaygCoreMonthUsd', () => arcPaygCoreMonthUsd.usd), visible: isPayg },
]

/** List prices where the visitor has entered none. */
const toInput = (read: ReadValues): WindowsQuestion =>
  ({
    ...pricesOf(windowsListPrices, read.version as WindowsVersion),
    ...(isPayg({ version: String(read.version) }) && { pricePaygCoreMonthUsd: arcPaygCoreMonthUsd.usd }),
    ...read,
  }) as unknown as WindowsQuestion

export const windowsServerForm = {
  id: 'windows-server',
  toInput,
  errorFields: { budgetUsd: 'budget' },
  bounds: windowsBounds,
  remembered: [...versionedPrices, 'priceEssentialsUsd', 'pricePaygCoreMonthUsd', ...rateFields],
  groups: [
    {
      id: 'host',
      fields: [
        {
          kind: 'choice',
          name: 'version',
          initial: '2025',
          choices: ['2025', '2022'],
          look: 'buttons',
          symbols: true,
          numeric: true,
        },
        { kind: 'number', name: 'processorsPerHost', initial: '2', visible: alike, step: stepsFrom(1) },
        {
          kind: 'number',
          name: 'coresPerProcessor',
          initial: '16',
          visible: alike,
          wide: true,
          countedBy: 'processorsPerHost',
          presets: ['8', '16', '24', '32', '48', '64'],
          step: stepsFrom(1),
        },
        { kind: 'number', name: 'hostCount', initial: '1', step: stepsFrom(1) },
        { kind: 'choice', name: 'hostRole', initial: 'hyperv-only', choices: hostRoles, wide: true },
      ],
    },
    {
      id: 'vms',
      fields: [
        {
          kind: 'choice',
          name: 'vmsBy',
          initial: 'host',
          choices: ['host', 'cluster'],
          look: 'buttons',
        },
        { kind: 'number', name: 'windowsVmsPerHost', initial: '8', visible: perHost, step: stepsFrom(0) },
        { kind: 'number', name: 'clusterTotalVms', initial: '24', visible: inCluster, step: stepsFrom(0) },
        { kind: 'number', name: 'clusterHostFailures', initial: '0', visible: inCluster, step: stepsFrom(0) },
        {
          kind: 'number',
          name: 'vcpusPerVm',
          initial: '4',
          visible: (values) => !listedVms(values),
          step: stepsFrom(1),
        },
      ],
    },
    {
      id: 'money',
      fields: [
        ...currencyFields,
        { kind: 'number', name: 'budget', initial: '', optional: true, typedUnit: shownCurrency },
      ],
    },
    {
      id: 'cals',
      folded: true,
      fields: (['userCals', 'usersWithCalRights', 'deviceCals', 'rdsUserCals', 'rdsDeviceCals'] as const).map(
        (name) => ({
          kind: 'number',
          name,
          initial: '0',
          step: stepsFrom(0),
        }),
      ),
    },
    {
      id: 'azure',
      folded: true,
      fields: [{ kind: 'list', name: 'azureVmVcpus', initial: '', optional: true, wide: true }],
    },
    {
      id: 'details',
      folded: true,
      fields: [
        { kind: 'number', name: 'years', initial: '3', typedUnit: 'years', step: stepsFrom(1) },
        { kind: 'number', name: 'saPctPerYear', initial: '25', unit: '%' },
        { kind: 'list', name: 'vmVcpus', initial: '', optional: true, wide: true },
        { kind: 'list', name: 'coresPerProcessorList', initial: '', optional: true, wide: true },
        { kind: 'number', name: 'logicalProcessorsPerHost', initial: '', optional: true },
        { kind: 'flag', name: 'apply16CoreCustomerMinimum', initial: 'false' },
      ],
    },
    { id: 'prices', folded: true, fields: priceFields },
  ],
} as const satisfies Form<WindowsQuestion>

declare module '../ui/form/search.ts' {
  interface FormSearches {
    'windows-server': SearchOf<typeof windowsServerForm>
  }
}

export type WindowsOutcome = Outcome<WindowsQuestion, WindowsAnswer>

/** The prices of the calculation beside the list prices of the version. */
export const usedPrices = (input: WindowsQuestion): readonly UsedPrice[] => [
  ...versionedPrices.map((field) => ({
    field,
    usd: input[field],
    list: windowsListPrices.find((price) => price.field === field && price.version === input.version),
  })),
  ...(input.pricePaygCoreMonthUsd === undefined
    ? []
    : [{ field: 'pricePaygCoreMonthUsd', usd: input.pricePaygCoreMonthUsd, list: arcPaygCoreMonthUsd }]),
]
