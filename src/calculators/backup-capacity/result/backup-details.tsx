import { memo, useMemo } from 'react'
import { isInputError } from '../../shared/input-error.ts'
import { Working } from '../../ui/result/working.tsx'
import type { BackupOutcome } from '../form.ts'
import { backupSources } from '../sources.ts'
import type { BackupStepId } from '../step-ids.ts'
import { backupWorking } from '../working.ts'
import { DaysSection } from './days-section.tsx'
import { MethodsSection } from './methods-section.tsx'

const sourceOf: Partial<Record<BackupStepId, readonly string[]>> = {
  'retention-full-only': ['dewin'],
  'retention-incremental': ['veeam-incremental', 'veeam-example-2'],
  'retention-differential': ['dewin'],
  'retention-synthetic-full': ['veeam-incremental'],
  'retention-forever-incremental': ['veeam-incremental'],
  gfs: ['dewin'],
}

/** Below the form: every method, the chart as tables, the working. */
export const BackupDetails = memo(function BackupDetails({ outcome }: { outcome: BackupOutcome }) {
  const { plan } = outcome.result
  const steps = useMemo(() => backupWorking(plan), [plan])
  return (
    <>
      <MethodsSection outcome={outcome} />
      <DaysSection outcome={outcome} />
      {!isInputError(steps) && <Working steps={steps} sources={backupSources} sourceOf={sourceOf} />}
    </>
  )
})
