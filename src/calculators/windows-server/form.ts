import { type Fields, oneOf } from '../shared/checks.ts'
import { calBounds, coreBounds, vmBounds } from '../shared/licences.ts'
import { checkedBy, type InputOf } from '../ui/form/checked.ts'
import {
  choiceField,
  countField,
  type FieldGroup,
  type Form,
  flagField,
  listField,
  numberField,
  stepsFrom,
  type Values,
} from '../ui/form/fields.ts'
import { budgetField, currencyGroup, exchangeFields, priceField, rateFields } from '../ui/money/currency.ts'
import { assuranceField, processorFields, versionField, yearsField } from '../ui/money/licence-fields.ts'
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
      countField('windowsVmsPerHost', '8', { missing: 0, visible: perHost, range: vms, noun: 'vms' }),
      countField('clusterTotalVms', '24', {
        missing: undefined,
        visible: inCluster,
        range: vms,
        noun: 'vms',
      }),
    ],
  },
  {
    id: 'hosts',
    folded: true,
    fields: [
      countField('hostCount', '1', { missing: 1, range: hosts, noun: 'hosts' }),
      choiceField('vmsBy', 'host', ['host', 'cluster'], { missing: undefined, look: 'buttons' }),
      // Fewer than the hosts.
      countField('clusterHostFailures', '0', { missing: 0, visible: inCluster, range: { ...hosts, min: 0 } }),
      choiceField('hostRole', 'hyperv-only', hostRoles, {
        check: oneOf(hostRoles, 'unknown-role'),
        missing: 'hyperv-only',
        wide: true,
      }),
    ],
  },
  {
    id: 'sizes',
    folded: true,
    fields: [
      countField('vcpusPerVm', '4', {
        missing: undefined,
        visible: (values) => !listedVms(values),
        range: coreBounds,
      }),
      listField('vmVcpus', '', { optional: true, wide: true, range: vmBounds }),
      listField('coresPerProcessorList', '', {
        optional: true,
        wide: true,
        range: { ...coreBounds, most: coreBounds.max },
      }),
      numberField('logicalProcessorsPerHost', '', {
        optional: true,
        range: { whole: true, min: 1, max: 1e6 },
      }),
      flagField('apply16CoreCustomerMinimum', 'false', { missing: false }),
    ],
  },
  {
    id: 'term',
    folded: true,
    fields: [
      versionField([2025, 2022], 2025),
      { ...yearsField, step: stepsFrom(1) },
      { ...assuranceField, missing: undefined },
    ],
  },
  { id: 'money', folded: true, fields: [...exchangeFields, budgetField] },
  {
    id: 'cals',
    folded: true,
    fields: (['userCals', 'usersWithCalRights', 'deviceCals', 'rdsUserCals', 'rdsDeviceCals'] as const).map(
      (name) => countField(name, '0', { missing: undefined, range: calBounds }),
    ),
  },
  {
    id: 'azure',
    folded: true,
    fields: [listField('azureVmVcpus', '', { optional: true, wide: true, range: vmBounds })],
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
} as const satisfies Form

/** Reads the calculator's inputs by the form's fields. */
const checked = checkedBy(groups)
export const readWindowsFields = (given: Fields): WindowsFields => checked(given).input

export type WindowsFields = InputOf<typeof groups>
