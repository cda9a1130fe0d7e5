import type { Source, SourcesOf } from '../shared/working.ts'
import type { DataRateStepId } from './engine.ts'

const read = '2026-11-23'

/** Sources of the rules. */
export const sources: readonly Source[] = [
  { id: 'iec-80000-13', name: 'IEC 80000-13:2025', unread: 'sold', sought: read },
  { id: 'ieee-1541', name: 'IEEE 1541-2021', part: 'abstract', read },
  {
    id: 'bipm-2022',
    name: 'BIPM, CGPM 27 (2022), resolution 3',
    part: 'announcement of 19 December 2022',
    read,
  },
]

export const sourcesOf: SourcesOf<DataRateStepId> = {
  'to-bits': ['ieee-1541', 'iec-80000-13', 'bipm-2022'],
  'from-bits': ['ieee-1541', 'iec-80000-13', 'bipm-2022'],
}
