import type { PageId } from './pages.ts'

/** The page of each area whose cloth stands for the area's family. An area that is missing here shows that of its first page. */
export const cloths: Readonly<Record<string, PageId>> = {
  home: 'home',
  services: 'kubernetes',
  'use-cases': 'financial',
  testimonials: 'lawson',
  calculators: 'raid',
  about: 'company',
  general: 'trusted-cloud',
}
