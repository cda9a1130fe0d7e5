import type { Source } from '../shared/working.ts'

const read = '2026-11'

/** What the rules rest on. */
export const capacitySources: readonly Source[] = [
  { id: 'iec-80000-13', name: 'IEC 80000-13:2025', read },
  { id: 'idema-lba1-03', name: 'IDEMA LBA1-03', read },
]
