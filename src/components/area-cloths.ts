import type { PageId } from '../catalogue/pages.ts'
import type { WeaveArea } from '../weave/families.ts'

/** The page of each area whose cloth stands for the area's family. */
export const areaCloths = {
  home: 'home',
  services: 'kubernetes',
  'use-cases': 'financial',
  testimonials: 'lawson',
  calculators: 'raid',
  about: 'company',
  general: 'trusted-cloud',
} as const satisfies Record<WeaveArea, PageId>

/** Of the pictures of these cloths, in px. */
export const clothSize = { width: 420, height: 270 } as const

export const clothHref = (area: WeaveArea) => `/weaves/${area}.svg`
