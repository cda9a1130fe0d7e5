import { useTranslation } from 'react-i18next'
import { useMoney } from '../ui/money/price-table.tsx'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import type { CsvTable } from '../ui/result/csv.ts'
import { useFormat } from '../ui/texts.ts'
import type { WindowsResult } from './engine.ts'
import type { WindowsOutcome } from './form.ts'

/** What the cheaper edition costs. */
export const useWindowsFigure = (outcome: WindowsOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const amount = useMoney(outcome?.result.money ?? { currency: 'USD', perUsd: 1 })
  if (!outcome) return undefined
  const { result, vms } = outcome.result
  const { totalStandardUsd = 0, totalDatacenterUsd = 0, cheaperEdition = 'none' } = result
  const value = amount(Math.min(totalStandardUsd, totalDatacenterUsd))
  const from = result.datacenterCheaperFromVmsPerHost
  const edition = t(`editions.${cheaperEdition}`)
  const hosts = format.number(outcome.input.hostCount ?? 1)
  const asked = { vms: format.number(vms), hosts }
  return {
    label: t('answer.label', asked),
    value,
    unit: edition,
    note: typeof from === 'number' ? t('answer.from', { from: format.number(from) }) : t('answer.never'),
    sentence: t('answer.sentence', { ...asked, edition, cost: value }),
  }
}

/** What is easily misjudged about this input. */
export const useWindowsNotes = ({ input, result: answer }: WindowsOutcome): readonly string[] => {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const { result, core, vms, models } = answer
  const amount = useMoney(answer.money)
  const notes: string[] = []
  const { coreLicencesPerFullSet: licences, physicalCoresPerHost: cores } = result
  if (licences > cores) notes.push(t('notes.minimum', { licences: number(licences), cores: number(cores) }))
  if (input.logicalProcessorsPerHost !== undefined)
    notes.push(t('notes.threads', { threads: number(input.logicalProcessorsPerHost), cores: number(cores) }))
  if (input.vmsBy === 'cluster') notes.push(t('notes.cluster', { vms: number(result.vmsToCoverPerHost) }))
  if (input.vmVcpus && core.vmVcpus?.length !== vms)
    notes.push(t('notes.list', { listed: number(core.vmVcpus?.length ?? 0), vms: number(vms) }))
  const cheapest = models.find((option) => option.cheapest && option.totalUsd !== null)
  if (cheapest?.totalUsd != null && !cheapest.model.endsWith('-host'))
    notes.push(
      t('notes.model', {
        way: t(`models.${cheapest.model}.name`),
        cost: amount(cheapest.totalUsd),
        years: number(input.years ?? 1),
      }),
    )
  return notes
}

export interface EditionRow {
  readonly edition: 'standard' | 'datacenter'
  readonly licences: number
  /** Packs of all hosts. */
  readonly packs16: number
  readonly packs2: number
  /** Core licences alone, and with CALs. */
  readonly costUsd: number
  readonly totalUsd: number
}

/** Both editions with what is bought for all hosts; the form always has prices and CAL counts. */
export const editionRows = (result: WindowsResult, hosts: number): readonly EditionRow[] => [
  {
    edition: 'standard',
    licences: result.standardCoreLicencesTotal,
    packs16: (result.standardPacks16PerHost ?? 0) * hosts,
    packs2: (result.standardPacks2PerHost ?? 0) * hosts,
    costUsd: result.standardCostUsd ?? 0,
    totalUsd: result.totalStandardUsd ?? 0,
  },
  {
    edition: 'datacenter',
    licences: result.datacenterCoreLicencesTotal,
    packs16: (result.datacenterPacks16PerHost ?? 0) * hosts,
    packs2: (result.datacenterPacks2PerHost ?? 0) * hosts,
    costUsd: result.datacenterCostUsd ?? 0,
    totalUsd: result.totalDatacenterUsd ?? 0,
  },
]

/** Everything on the page for a spreadsheet, in USD. */
export const useWindowsTable = ({ input, result: { result, models } }: WindowsOutcome) => {
  const { t } = useTranslation('calculators/windows-server')
  const usd = (text: string) => `${text} (USD)`
  return (): CsvTable => [
    [
      t('editionTable.edition'),
      t('editionTable.licences'),
      t('editionTable.packs16'),
      t('editionTable.packs2'),
      usd(t('editionTable.cost')),
      usd(t('editionTable.cals')),
      usd(t('editionTable.total')),
    ],
    ...editionRows(result, input.hostCount ?? 1).map((row) => [
      t(`editions.${row.edition}`),
      row.licences,
      row.packs16,
      row.packs2,
      row.costUsd,
      result.calCostUsd ?? 0,
      row.totalUsd,
    ]),
    [],
    [t('models.model'), usd(t('models.total'))],
    ...models.map(({ model, totalUsd }) => [t(`models.${model}.name`), totalUsd ?? '']),
  ]
}
