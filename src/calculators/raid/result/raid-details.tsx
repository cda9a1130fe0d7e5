import { memo } from 'react'
import { isInputError } from '../../shared/input-error.ts'
import { Working } from '../../ui/result/working.tsx'
import type { RaidOutcome } from '../form.ts'
import { raidSources } from '../sources.ts'
import type { RaidStepId } from '../step-ids.ts'
import { raidWorking } from '../working.ts'
import { CompareSection } from './compare-section.tsx'
import { NeedsSection } from './needs-section.tsx'
import { RiskSection } from './risk-section.tsx'

const sourceOf: Partial<Record<RaidStepId, readonly string[]>> = {
  'usable-mirror': ['h3c-r4900'],
  'usable-parity': ['serveraid', 'megaraid'],
  'usable-raid-z': ['openzfs-spa'],
  tolerance: ['megaraid'],
  'tolerance-same': ['megaraid'],
  'read-error': ['superuser-516949'],
  'zfs-sectors': ['openzfs-spa'],
  'zfs-usable': ['openzfs-spa'],
}

/** Below the form: every level, the risk, the working. */
export const RaidDetails = memo(function RaidDetails({ outcome }: { outcome: RaidOutcome }) {
  const { array, needs } = outcome.result
  const steps = raidWorking(array)
  return (
    <>
      {needs && <NeedsSection outcome={outcome} needs={needs} />}
      <CompareSection outcome={outcome} />
      <RiskSection outcome={outcome} />
      {!isInputError(steps) && <Working steps={steps} sources={raidSources} sourceOf={sourceOf} />}
    </>
  )
})
