import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules. */
export const sources = readOn('2026-11-23', {
  'iec-80000-13': { name: 'IEC 80000-13:2025', unread: 'sold' },
  'ieee-1541': { name: 'IEEE 1541-2021', part: 'abstract' },
  'bipm-2022': { name: 'BIPM, CGPM 27 (2022), resolution 3', part: 'announcement of 19 December 2022' },
})

export const sourcesOf: SourcesOf<StepId<'calculators/data-rate'>, typeof sources> = {
  'to-bits': ['ieee-1541', 'iec-80000-13', 'bipm-2022'],
  'from-bits': ['ieee-1541', 'iec-80000-13', 'bipm-2022'],
}
