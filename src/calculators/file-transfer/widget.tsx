import { useTranslation } from 'react-i18next'
import type { Amounts } from '../shared/amounts.ts'
import { withoutNoise } from '../shared/significant.ts'
import { calculatorPage } from '../ui/calculator-page.tsx'
import { FillPatterns } from '../ui/charts/fills.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { answerFileTransfer, type TransferAnswer, type TransferOutcome } from './answer.ts'
import { useTransferFigure, useTransferFigures, useTransferNotes, useTransferTable } from './figures.ts'
import { fileTransferForm } from './form.ts'
import { type Bottleneck, bottlenecks } from './path.ts'
import { Shortcuts } from './shortcuts.tsx'
import { sources, sourcesOf } from './sources.ts'
import { LinkSection, RateLimits, Split, StreamSection } from './tables.tsx'
import { transferWorking } from './working.ts'

/** Beside the form: the breakdown of the time, what slows the transfer, and next steps. */
function TransferOverview({ outcome }: { outcome: TransferOutcome }) {
  const figures = useTransferFigures()(outcome)
  const answer = useTransferFigure()(outcome)
  const notes = useTransferNotes(outcome)
  const table = useTransferTable()
  const { result } = outcome
  const summary = [answer.sentence, ...figures.map(({ label, value }) => `${label}: ${value}`), ...notes]
  return (
    <Overview>
      <FillPatterns />
      <Split answer={result} />
      <RateLimits plan={result.plan} />
      <Notes notes={notes} />
      <Figures items={figures} />
      <Onward result={result} />
      <PriceThis amounts={pricedBy(result)} />
      <Toolbar summary={summary.join('\n')} table={() => table(outcome)} />
    </Overview>
  )
}

/** Below the form: other lines, more streams, the working. */
function TransferDetails({ outcome }: { outcome: TransferOutcome }) {
  const { plan } = outcome.result
  const { t } = useTranslation('calculators/file-transfer')
  return (
    <>
      <LinkSection plan={plan} />
      <StreamSection plan={plan} />
      <Working
        steps={transferWorking(plan).map(({ id, values }) => ({ id, values: named(values, t) }))}
        sources={sources}
        sourcesOf={sourcesOf}
      />
    </>
  )
}

type Named = Readonly<Record<string, number | string>>

/** Replaces the bottleneck's id by its name in the page's language. */
const named = (values: Named, t: (key: `limits.${Bottleneck}`) => string): Named => {
  const limit = bottlenecks.find((known) => known === values.bottleneck)
  return limit ? { ...values, bottleneck: t(`limits.${limit}`) } : values
}

/** What an answer's price depends on: a private link's rate, or the traffic abroad. */
const pricedBy = (result: TransferAnswer): Amounts => {
  if (result.mode === 'required-rate') return { linkMbps: result.requiredLinkMbitPerS }
  return { outboundGb: result.mode === 'time' ? result.wireBytes / 1e9 : result.maxSizeGB }
}

const plain = (value: number) => String(withoutNoise(value))

/** Links that hand the rate to the converter, and a size that fits to the backup calculator. */
function Onward({ result }: { result: TransferAnswer }) {
  const { t } = useTranslation('calculators/file-transfer')
  if (result.mode === 'max-size')
    return (
      <HandOver to="backup-capacity" values={{ sourceTB: plain(result.maxSizeGB / 1000) }}>
        {t('handOver.size')}
      </HandOver>
    )
  const isTime = result.mode === 'time'
  const rate = isTime ? result.effectiveMbitPerS : result.requiredLinkMbitPerS
  return (
    <HandOver to="data-rate" values={{ value: plain(rate), fromUnit: 'Mbit/s' }}>
      {t(isTime ? 'handOver.rate' : 'handOver.required')}
    </HandOver>
  )
}

export const { View, Widget } = calculatorPage({
  form: fileTransferForm,
  answer: answerFileTransfer,
  useFigure: useTransferFigure,
  useFigures: useTransferFigures,
  Shortcuts,
  Overview: TransferOverview,
  Details: TransferDetails,
})
