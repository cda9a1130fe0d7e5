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

/** For each area that has pages, the page whose cloth represents the area's family. */
export const areaCloths = Object.fromEntries(
  areas.map((area) => [area, cloths[area] ?? pages.find((page) => areaOf(page) === area)?.id]),
) as Readonly<Record<WeaveArea, PageId>>

/** Size of these cloths' pictures, in px. */
export const clothSize = { width: 420, height: 270 } as const

export const clothHref = (area: WeaveArea) => `/weaves/${area}.svg`
