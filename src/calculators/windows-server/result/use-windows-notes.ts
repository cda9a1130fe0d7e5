import { useTranslation } from 'react-i18next'
import { useMoney } from '../../ui/money/price-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { WindowsOutcome } from '../form.ts'

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
