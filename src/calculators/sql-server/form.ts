import { type Form, type Impossible, type ReadValues, stepsFrom, type Values } from '../ui/form/fields.ts'
import type { SearchOf } from '../ui/form/search.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { currencyFields, priceField, rateFields, shownCurrency } from '../ui/money/currency.ts'
import type { SqlAnswer, SqlQuestion } from './answer.ts'
import { sqlBounds } from './bounds.ts'
import { isPaid, type SqlEdition, type SqlVersion, sqlEditions, sqlModels } from './editions.ts'
import { azureServices } from './hybrid-benefit.ts'
import { listPriceOf, priceInputs } from './prices.ts'

// An edition that is none is shown with the paid ones' fields, beside its error.
const free = ({ edition }: Values) =>
  sqlEditions.some((known) => known === edition) && !isPaid(edition as SqlEdition)
const paid = (values: Values) => !free(values)
const express = ({ edition }: Values) => edition === 'express'
const physical = (values: Values) => paid(values) && values.model === 'per-core-physical'
const virtual = (values: Values) => paid(values) && values.model !== 'per-core-physical'

/** List prices where the visitor has entered none. */
const toInput = (read: ReadValues): SqlQuestion => {
  const list = priceInputs.map((price) => [price.name, listPriceOf(price, read.version as SqlVersion)?.usd])
  return { ...Object.fromEntries(list), ...read } as unknown as SqlQuestion
}

const prices = priceInputs.map((price) =>
  priceField(price.name, ({ version }) => listPriceOf(price, Number(version) as SqlVersion)?.usd),
)

export const sqlServerForm = {
  id: 'sql-server',
  toInput,
  errorFields: { budgetUsd: 'budget' },
  bounds: sqlBounds,
  remembered: [...priceInputs.map(({ name }) => name), ...rateFields],
  groups: [
    {
      id: 'edition',
      fields: [
        {
          kind: 'choice',
          name: 'version',
          initial: '2022',
          choices: ['2022', '2025'],
          look: 'buttons',
          symbols: true,
          numeric: true,
        },
        { kind: 'choice', name: 'edition', initial: 'standard', choices: sqlEditions, wide: true },
      ],
    },
    {
      id: 'workload',
      visible: paid,
      fields: [
        {
          kind: 'choice',
          name: 'model',
          initial: 'per-core-vm',
          choices: sqlModels,
          look: 'buttons',
          impossible: ({ edition }): Readonly<Record<string, Impossible>> =>
            edition === 'enterprise' ? { 'server-cal': { reason: 'server-cal' } } : {},
        },
        { kind: 'number', name: 'processors', initial: '2', visible: physical, step: stepsFrom(1) },
        {
          kind: 'number',
          name: 'coresPerProcessor',
          initial: '8',
          visible: physical,
          wide: true,
          countedBy: 'processors',
          presets: ['8', '16', '24', '32', '48', '64'],
          step: stepsFrom(1),
        },
        { kind: 'number', name: 'sqlVmsOnHost', initial: '0', visible: physical, step: stepsFrom(0) },
        {
          kind: 'list',
          name: 'vmVcpus',
          initial: '4',
          wide: true,
          visible: virtual,
          presets: ['4', '8', '16', '2x8', '4x8'],
        },
        {
          kind: 'number',
          name: 'sqlOses',
          initial: '1',
          visible: ({ model }) => model === 'server-cal',
          step: stepsFrom(1),
        },
        { kind: 'number', name: 'userCals', initial: '30', step: stepsFrom(0) },
        { kind: 'number', name: 'deviceCals', initial: '0', step: stepsFrom(0) },
      ],
    },
    {
      id: 'term',
      visible: paid,
      fields: [
        { kind: 'flag', name: 'softwareAssurance', initial: 'true' },
        {
          kind: 'number',
          name: 'saPctPerYear',
          initial: '25',
          unit: '%',
          visible: ({ softwareAssurance }) => softwareAssurance === 'true',
        },
        { kind: 'number', name: 'years', initial: '3', typedUnit: 'years', presets: ['1', '3', '5'] },
      ],
    },
    {
      id: 'use',
      visible: free,
      fields: [
        { kind: 'flag', name: 'production', initial: 'false', visible: (values) => !express(values) },
        { kind: 'number', name: 'cores', initial: '4', visible: express, step: stepsFrom(1) },
        { kind: 'number', name: 'databaseSizeGB', initial: '5', unit: 'GB', visible: express },
      ],
    },
    {
      id: 'money',
      fields: [
        ...currencyFields,
        {
          kind: 'number',
          name: 'budget',
          initial: '',
          optional: true,
          visible: paid,
          typedUnit: shownCurrency,
        },
      ],
    },
    {
      id: 'replicas',
      folded: true,
      visible: paid,
      fields: [
        ...(['passiveHa', 'passiveDrOnprem', 'passiveDrAzure', 'activeSecondaries'] as const).map((name) => ({
          kind: 'number' as const,
          name,
          initial: '0',
          step: stepsFrom(0),
        })),
        { kind: 'number', name: 'maxServerMemoryGB', initial: '', unit: 'GB', optional: true },
      ],
    },
    {
      id: 'azure',
      folded: true,
      visible: paid,
      fields: [
        { kind: 'choice', name: 'azureService', initial: 'none', choices: azureServices, wide: true },
        {
          kind: 'list',
          name: 'azureVcores',
          initial: '8',
          visible: ({ azureService }) => azureService !== 'none',
        },
      ],
    },
    { id: 'prices', folded: true, visible: paid, fields: prices },
  ],
} as const satisfies Form<SqlQuestion>

declare module '../ui/form/search.ts' {
  interface FormSearches {
    'sql-server': SearchOf<typeof sqlServerForm>
  }
}

export type SqlOutcome = Outcome<SqlQuestion, SqlAnswer>
