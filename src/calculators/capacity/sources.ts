import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules. */
export const sources = readOn('2026-11-23', {
  'iec-80000-13': { name: 'IEC 80000-13:2025', unread: 'sold' },
  'ieee-1541': { name: 'IEEE 1541-2021', part: 'abstract' },
  'idema-lba1-02': { name: 'IDEMA LBA1-02', part: 'sections 1 to 6' },
  'idema-lba1-03': { name: 'IDEMA LBA1-03', unread: 'no-copy' },
})

const binary = ['ieee-1541', 'iec-80000-13'] as const

export const sourcesOf: SourcesOf<StepId<'calculators/capacity'>, typeof sources> = {
  'to-bits': binary,
  'from-bits': binary,
  'binary-gib': binary,
  'binary-tib': binary,
  idema: ['idema-lba1-02', 'idema-lba1-03'],
}
