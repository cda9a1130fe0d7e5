import { type Fields, oneOf } from '../shared/checks.ts'
import { calBounds, vmBounds } from '../shared/licences.ts'
import { checkedBy, type InputOf } from '../ui/form/checked.ts'
import {
  choiceField,
  countField,
  type FieldGroup,
  type Form,
  flagField,
  type Impossible,
  listField,
  numberField,
  type Values,
} from '../ui/form/fields.ts'
import { budgetField, currencyGroup, exchangeFields, priceField, rateFields } from '../ui/money/currency.ts'
import { assuranceField, processorFields, versionField, yearsField } from '../ui/money/licence-fields.ts'
import { isPaid, type SqlEdition, type SqlVersion, sqlEditions, sqlModels } from './editions.ts'
import { azureServices, azureVmLeasts } from './hybrid-benefit.ts'
import { listPriceOf, priceInputs } from './prices.ts'
import { replicaKinds } from './workload.ts'

// An unknown edition is shown with the paid editions' fields, next to its error.
const free = ({ edition }: Values) =>
  sqlEditions.some((known) => known === edition) && !isPaid(edition as SqlEdition)
const paid = (values: Values) => !free(values)
const express = ({ edition }: Values) => edition === 'express'
const physical = (values: Values) => paid(values) && values.model === 'per-core-physical'
const virtual = (values: Values) => paid(values) && values.model !== 'per-core-physical'
const byServer = ({ model }: Values) => model === 'server-cal'

const systems = { whole: true, min: 0, max: 100_000 } as const
const replicas = { whole: true, min: 0, max: 1000 } as const

const groups = [
  currencyGroup,
  {
    id: 'server',
    fields: [
      choiceField('edition', 'standard', sqlEditions, {
        check: oneOf(sqlEditions, 'unknown-edition'),
        wide: true,
      }),
      choiceField('model', 'per-core-vm', sqlModels, {
        check: oneOf(sqlModels, 'unknown-model'),
        look: 'buttons',
        visible: paid,
        impossible: ({ edition }): Readonly<Record<string, Impossible>> =>
          edition === 'enterprise' ? { 'server-cal': { reason: 'server-cal' } } : {},
      }),
      ...processorFields('processors', '8', physical),
      countField('sqlVmsOnHost', '0', { missing: 0, visible: physical, range: systems, noun: 'vms' }),
      listField('vmVcpus', '4', {
        wide: true,
        visible: virtual,
        range: vmBounds,
        presets: ['4', '8', '16', '2x8', '4x8'],
      }),
      countField('sqlOses', '1', {
        missing: 1,
        visible: (values) => paid(values) && byServer(values),
        range: { ...systems, min: 1 },
        noun: 'servers',
      }),
      flagField('production', 'false', {
        missing: false,
        visible: (values) => free(values) && !express(values),
      }),
      countField('cores', '4', {
        missing: undefined,
        visible: express,
        range: { whole: true, min: 1, max: 100_000 },
      }),
      numberField('databaseSizeGB', '5', {
        missing: undefined,
        unit: 'GB',
        visible: express,
        // An exabyte.
        range: { min: 0, max: 1e9 },
      }),
    ],
  },
  {
    id: 'users',
    folded: (values) => !byServer(values),
    visible: paid,
    fields: [
      countField('userCals', '30', { missing: 0, range: calBounds }),
      countField('deviceCals', '0', { missing: 0, range: calBounds }),
    ],
  },
  {
    id: 'term',
    folded: true,
    fields: [
      versionField([2022, 2025], 2022),
      flagField('softwareAssurance', 'true', { missing: false, visible: paid }),
      {
        ...assuranceField,
        missing: 25,
        visible: (values) => paid(values) && values.softwareAssurance === 'true',
      },
      { ...yearsField, presets: ['1', '3', '5'], visible: paid },
    ],
  },
  {
    id: 'money',
    folded: true,
    fields: [...exchangeFields, { ...budgetField, visible: paid }],
  },
  {
    id: 'replicas',
    folded: true,
    visible: paid,
    fields: [
      ...replicaKinds.map((kind) => countField(kind, '0', { missing: undefined, range: replicas })),
      numberField('maxServerMemoryGB', '', { unit: 'GB', optional: true, range: { min: 0, max: 1e6 } }),
    ],
  },
  {
    id: 'azure',
    folded: true,
    visible: paid,
    fields: [
      choiceField('azureService', 'none', azureServices, { missing: 'none', wide: true }),
      listField('azureVcores', '8', {
        missing: undefined,
        range: vmBounds,
        visible: ({ azureService }) => azureService !== 'none',
      }),
      choiceField('azureVmLeast', 'licences', azureVmLeasts, {
        missing: 'licences',
        wide: true,
        visible: ({ azureService, edition }) => azureService === 'vm-standard' && edition === 'enterprise',
      }),
    ],
  },
  {
    id: 'prices',
    folded: true,
    visible: paid,
    fields: priceInputs.map((price) =>
      priceField(price.name, ({ version }) => listPriceOf(price, Number(version) as SqlVersion)?.usd),
    ),
  },
] as const satisfies readonly FieldGroup[]

export const sqlServerForm = {
  id: 'sql-server',
  remembered: [...priceInputs.map(({ name }) => name), ...rateFields],
  groups,
} as const satisfies Form

/** Reads the calculator's inputs by the form's fields. */
const checked = checkedBy(groups)
export const readSqlFields = (given: Fields): SqlFields => checked(given).input

export type SqlFields = InputOf<typeof groups>
