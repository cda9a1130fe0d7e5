import type { Source, SourcesOf } from '../shared/working.ts'
import type { CapacityStepId } from './working.ts'

const read = '2026-11-23'

/** Sources of the rules. */
export const sources: readonly Source[] = [
  { id: 'iec-80000-13', name: 'IEC 80000-13:2025', unread: 'sold', sought: read },
  { id: 'ieee-1541', name: 'IEEE 1541-2021', part: 'abstract', read },
  { id: 'idema-lba1-02', name: 'IDEMA LBA1-02', part: 'sections 1 to 6', read },
  { id: 'idema-lba1-03', name: 'IDEMA LBA1-03', unread: 'no-copy', sought: read },
]

const binary = ['ieee-1541', 'iec-80000-13']

export const sourcesOf: SourcesOf<CapacityStepId> = {
  'to-bits': binary,
  'from-bits': binary,
  'binary-gib': binary,
  'binary-tib': binary,
  idema: ['idema-lba1-02', 'idema-lba1-03'],
}
