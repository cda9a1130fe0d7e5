import { type PageId, pages } from '../catalogue/pages.ts'
import { areaOf } from '../catalogue/urls.ts'
import { cloths } from '../provider/cloths.ts'
import type { WeaveArea } from '../weave/families.ts'

const order: readonly WeaveArea[] = [
  'home',
  'services',
  'use-cases',
  'testimonials',
  'calculators',
  'about',
  'general',
]
const areas = order.filter((area) => pages.some((page) => areaOf(page) === area))

/** The page of each area whose cloth stands for the area's family; of the areas that have pages. */
export const areaCloths = Object.fromEntries(
  areas.map((area) => [area, cloths[area] ?? pages.find((page) => areaOf(page) === area)?.id]),
) as Readonly<Record<WeaveArea, PageId>>

/** Of the pictures of these cloths, in px. */
export const clothSize = { width: 420, height: 270 } as const

export const clothHref = (area: WeaveArea) => `/weaves/${area}.svg`
