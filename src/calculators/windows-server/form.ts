import { type Fields, oneOf } from '../shared/checks.ts'
import { assuranceBounds, calBounds, coreBounds, vmBounds, yearBounds } from '../shared/licences.ts'
import { checkedBy, type InputOf } from '../ui/form/checked.ts'
import { type FieldGroup, type Form, stepsFrom, type Values } from '../ui/form/fields.ts'
import type { SearchParamsOf } from '../ui/form/search-params.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { budgetField, currencyGroup, exchangeFields, priceField, rateFields } from '../ui/money/currency.ts'
import { processorFields, versionField } from '../ui/money/licence-fields.ts'
import type { WindowsAnswer } from './answer.ts'
import { hostRoles } from './licences.ts'
import { firstPaygVersion, listPriceOf, priceNames, type WindowsVersion } from './prices.ts'

const inCluster = ({ vmsBy }: Values) => vmsBy === 'cluster'
const perHost = (values: Values) => !inCluster(values)
const unlike = ({ coresPerProcessorList = '' }: Values) => coresPerProcessorList.trim() !== ''
const alike = (values: Values) => !unlike(values)
const listedVms = ({ vmVcpus = '' }: Values) => vmVcpus.trim() !== ''
const isPayg = ({ version }: Values) => !(Number(version) < firstPaygVersion)

const vms = { whole: true, min: 0, max: 1e6 } as const
const hosts = { whole: true, min: 1, max: 100_000 } as const

const groups = [
  currencyGroup,
  {
    id: 'host',
    fields: [
      ...processorFields('processorsPerHost', '16', alike),
      {
        kind: 'number',
        name: 'windowsVmsPerHost',
        initial: '8',
        missing: 0,
        visible: perHost,
        range: vms,
        step: stepsFrom(0),
      },
      {
        kind: 'number',
        name: 'clusterTotalVms',
        initial: '24',
        missing: undefined,
        visible: inCluster,
        range: vms,
        step: stepsFrom(0),
      },
    ],
  },
  {
    id: 'hosts',
    folded: true,
    fields: [
      { kind: 'number', name: 'hostCount', initial: '1', missing: 1, range: hosts, step: stepsFrom(1) },
      {
        kind: 'choice',
        name: 'vmsBy',
        initial: 'host',
        missing: undefined,
        choices: ['host', 'cluster'],
        look: 'buttons',
      },
      {
        kind: 'number',
        name: 'clusterHostFailures',
        initial: '0',
        missing: 0,
        visible: inCluster,
        // Fewer than the hosts.
        range: { ...hosts, min: 0 },
        step: stepsFrom(0),
      },
      {
        kind: 'choice',
        name: 'hostRole',
        initial: 'hyperv-only',
        choices: hostRoles,
        check: oneOf(hostRoles, 'unknown-role'),
        missing: 'hyperv-only',
        wide: true,
      },
    ],
  },
  {
    id: 'sizes',
    folded: true,
    fields: [
      {
        kind: 'number',
        name: 'vcpusPerVm',
        initial: '4',
        missing: undefined,
        visible: (values) => !listedVms(values),
        range: coreBounds,
        step: stepsFrom(1),
      },
      { kind: 'list', name: 'vmVcpus', initial: '', optional: true, wide: true, range: vmBounds },
      {
        kind: 'list',
        name: 'coresPerProcessorList',
        initial: '',
        optional: true,
        wide: true,
        range: { ...coreBounds, most: coreBounds.max },
      },
      {
        kind: 'number',
        name: 'logicalProcessorsPerHost',
        initial: '',
        optional: true,
        range: { whole: true, min: 1, max: 1e6 },
      },
      { kind: 'flag', name: 'apply16CoreCustomerMinimum', initial: 'false', missing: false },
    ],
  },
  {
    id: 'term',
    folded: true,
    fields: [
      versionField([2025, 2022], 2025),
      {
        kind: 'number',
        name: 'years',
        initial: '3',
        missing: 1,
        typedUnit: 'years',
        range: yearBounds,
        step: stepsFrom(1),
      },
      {
        kind: 'number',
        name: 'saPctPerYear',
        initial: '25',
        missing: undefined,
        unit: '%',
        range: assuranceBounds,
      },
    ],
  },
  { id: 'money', folded: true, fields: [...exchangeFields, budgetField] },
  {
    id: 'cals',
    folded: true,
    fields: (['userCals', 'usersWithCalRights', 'deviceCals', 'rdsUserCals', 'rdsDeviceCals'] as const).map(
      (name) => ({
        kind: 'number',
        name,
        initial: '0',
        missing: undefined,
        range: calBounds,
        step: stepsFrom(0),
      }),
    ),
  },
  {
    id: 'azure',
    folded: true,
    fields: [
      { kind: 'list', name: 'azureVmVcpus', initial: '', optional: true, wide: true, range: vmBounds },
    ],
  },
  {
    id: 'prices',
    folded: true,
    fields: priceNames.map((name) => ({
      ...priceField(name, ({ version }) => listPriceOf(name, Number(version) as WindowsVersion)?.usd),
      ...(name === 'pricePaygCoreMonthUsd' && { visible: isPayg }),
    })),
  },
] as const satisfies readonly FieldGroup[]

export const windowsServerForm = {
  id: 'windows-server',
  remembered: [...priceNames, ...rateFields],
  groups,
} as const satisfies Form<Fields>

/** Reads the calculator's inputs by the form's fields. */
const checked = checkedBy(groups)
export const readWindowsFields = (given: Fields): WindowsFields => checked(given).input

export type WindowsFields = InputOf<typeof groups>

declare module '../ui/form/search-params.ts' {
  interface FormSearchParams {
    'windows-server': SearchParamsOf<typeof windowsServerForm>
  }
}

export type WindowsOutcome = Outcome<Fields, WindowsAnswer>
