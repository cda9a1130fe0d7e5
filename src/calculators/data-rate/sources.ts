import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules rest on. */
export const dataRateSources: readonly Source[] = [
  { id: 'iec-80000-13', name: 'IEC 80000-13:2025', read },
  { id: 'bipm-2022', name: 'BIPM, CGPM 27 (2022), resolution 3', read },
]
