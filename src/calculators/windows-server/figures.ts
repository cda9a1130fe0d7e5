import { useTranslation } from 'react-i18next'
import { columnsIn } from '../ui/money/currency.ts'
import { useMoneyFigure, useMoneyInWords } from '../ui/money/money.tsx'
import { useOptionFigures } from '../ui/money/options.tsx'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import { type CsvTable, dataRows } from '../ui/result/export.ts'
import { useCounted, useFormat } from '../ui/texts.ts'
import type { WindowsAnswer, WindowsOutcome } from './answer.ts'
import type { WindowsResult } from './engine.ts'
import { beyondEssentials, essentialsLimits } from './extras.ts'
import type { WindowsPlan } from './input.ts'

/** Counts with their nouns. */
export const useWindowsWords = () => useCounted<'vms' | 'hosts' | 'packs16' | 'packs2'>()

/** Why Essentials cannot license the plan's servers. */
export const useBeyondEssentials = () => {
  const { t } = useTranslation('calculators/windows-server')
  const { list } = useFormat()
  return (plan: WindowsPlan): string => {
    const reasons = beyondEssentials(plan).map((limit) =>
      t(`models.beyond.${limit}`, { most: essentialsLimits[limit] }),
    )
    return t('models.tooMuch', { reasons: list(reasons) })
  }
}

/** Cost of the cheapest way to license, which the comparison marks. */
export const useWindowsFigure = () => {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const words = useWindowsWords()
  const figure = useMoneyFigure()
  const inWords = useMoneyInWords()
  return (outcome: WindowsOutcome): AnswerFigure => {
    const { plan, result, models, money } = outcome.result
    const [cheapest, ...ties] = models.filter((option) => option.cheapest)
    const costUsd = cheapest?.totalUsd ?? 0
    const wayOf = () => {
      if (result.cheaperEdition === 'none') return t('editions.none')
      if (ties.length > 0 || !cheapest) return t('editions.equal')
      return t(`models.${cheapest.id}.name`)
    }
    const way = wayOf()
    const from = result.datacenterCheaperFromVmsPerHost
    const size = { vms: words('vms', plan.vms), hosts: words('hosts', plan.hosts) }
    return {
      label: t('answer.label', size),
      ...figure(money, costUsd),
      words: way,
      note: typeof from === 'number' ? t('answer.from', { from: format.number(from) }) : t('answer.never'),
      sentence: t('answer.sentence', { ...size, way, cost: inWords(money, costUsd) }),
    }
  }
}

/** Notes on what is easily misjudged about this input. */
export const useWindowsNotes = ({ plan, result }: WindowsAnswer): readonly string[] => {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const { threads, cluster, vms, vmVcpus, vcpusPerVm } = plan
  const { coreLicencesPerFullSet: licences, physicalCoresPerHost: cores } = result
  const isListed = vmVcpus !== undefined && vcpusPerVm === undefined
  const notes = [
    licences > cores && t('notes.minimum', { licences: number(licences), cores: number(cores) }),
    threads !== undefined && t('notes.threads', { threads: number(threads), cores: number(cores) }),
    cluster && t('notes.cluster', { vms: number(result.vmsToCoverPerHost) }),
    isListed &&
      vmVcpus.length !== vms &&
      t('notes.list', { listed: number(vmVcpus.length), vms: number(vms) }),
  ]
  return notes.filter((note) => typeof note === 'string')
}

const editions = ['standard', 'datacenter'] as const

/** Both editions with the packs for all hosts, and the cost of core licences alone and with CALs; the form always has prices and CAL counts. */
export const editionRows = (result: WindowsResult, hosts: number) =>
  editions.map((edition) => ({
    edition,
    licences: result[`${edition}CoreLicencesTotal`],
    packs16: (result[`${edition}Packs16PerHost`] ?? 0) * hosts,
    packs2: (result[`${edition}Packs2PerHost`] ?? 0) * hosts,
    costUsd: result[`${edition}CostUsd`] ?? 0,
    totalUsd: (edition === 'standard' ? result.totalStandardUsd : result.totalDatacenterUsd) ?? 0,
  }))

/** Licences each edition needs for the VMs in Azure, in addition to the hosts'. */
export const azureRows = (result: WindowsResult) => [
  {
    edition: editions[0],
    toBuy: result.hybridBenefitStandardToBuy ?? 0,
    costUsd: result.hybridBenefitStandardUsd ?? null,
  },
  {
    edition: editions[1],
    toBuy: result.hybridBenefitDatacenterToBuy ?? 0,
    costUsd: result.hybridBenefitDatacenterUsd ?? null,
  },
]

/** Spreadsheet rows of everything on the page, in the currency shown. */
export const useWindowsTable = ({ plan, result, models, money }: WindowsAnswer) => {
  const { t } = useTranslation('calculators/windows-server')
  const { head, amount } = columnsIn(money)
  const beyond = useBeyondEssentials()
  return (): CsvTable => [
    ...dataRows(
      [
        { text: t('editionTable.edition'), value: ({ edition }) => t(`editions.${edition}`) },
        { text: t('editionTable.licences'), value: ({ licences }) => licences },
        { text: t('editionTable.packs16'), value: ({ packs16 }) => packs16 },
        { text: t('editionTable.packs2'), value: ({ packs2 }) => packs2 },
        { text: head(t('editionTable.cost')), value: ({ costUsd }) => amount(costUsd) },
        { text: head(t('editionTable.cals')), value: () => amount(result.calCostUsd ?? 0) },
        { text: head(t('editionTable.total')), value: ({ totalUsd }) => amount(totalUsd) },
      ],
      editionRows(result, plan.hosts),
    ),
    [],
    [t('models.model'), head(t('models.total')), head(t('models.hosts'))],
    ...models.map(({ id, totalUsd, hostsUsd, offered }) => [
      t(`models.${id}.name`),
      offered ? amount(totalUsd) : id === 'essentials' ? beyond(plan) : t('models.notOffered'),
      totalUsd === null ? '' : amount(hostsUsd),
    ]),
    ...(result.hybridBenefitLicences === undefined
      ? []
      : [
          [],
          [t('azure.title'), t('azure.needed'), t('azure.toBuy'), head(t('azure.cost'))],
          ...azureRows(result).map(({ edition, toBuy, costUsd }) => [
            t(`editions.${edition}`),
            result.hybridBenefitLicences ?? '',
            toBuy,
            amount(costUsd),
          ]),
        ]),
  ]
}

/** Every way to license, for the comparison. */
export const useWindowsFigures = () => {
  const optionFigures = useOptionFigures('models')
  return ({ result: { models, money } }: WindowsOutcome) => optionFigures(models, money)
}
