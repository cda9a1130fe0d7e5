import type { PageId } from './pages.ts'

/** For each area, the page whose cloth represents the area's family. An area not listed shows the cloth of its first page. */
export const cloths: Readonly<Record<string, PageId>> = {
  home: 'home',
  services: 'kubernetes',
  'use-cases': 'financial',
  testimonials: 'lawson',
  calculators: 'raid',
  about: 'company',
  general: 'trusted-cloud',
}
