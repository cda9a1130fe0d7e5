import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { isInputError } from '../../shared/input-error.ts'
import { Working } from '../../ui/result/working.tsx'
import type { TransferOutcome } from '../form.ts'
import type { Bottleneck } from '../path.ts'
import { transferSources } from '../sources.ts'
import { transferWorking } from '../working.ts'
import { LinkTable } from './link-table.tsx'
import { StreamSection } from './stream-table.tsx'

const sourceOf = { 'link-rate': ['td-er', 'itecnotes'], 'window-rate': ['td-er'] }

/** Below the form: other lines, more streams, the working. */
export function TransferDetails({ outcome }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const steps = transferWorking(outcome.input)
  return (
    <>
      <Section id="links" title={t('links.title')} intro={t('links.intro')} room="wide">
        <LinkTable outcome={outcome} />
      </Section>
      <StreamSection outcome={outcome} />
      {!isInputError(steps) && (
        <Working
          steps={steps.map(({ id, values }) => ({ id, values: named(values, t) }))}
          sources={transferSources}
          sourceOf={sourceOf}
        />
      )}
    </>
  )
}

type Named = Readonly<Record<string, number | string>>

/** The core names what limits the rate by an id. */
const named = (values: Named, t: (key: `limits.${Bottleneck}`) => string): Named =>
  values.bottleneck === 'link' || values.bottleneck === 'tcp-window'
    ? { ...values, bottleneck: t(`limits.${values.bottleneck}`) }
    : values
