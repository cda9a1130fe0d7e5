import { areaCloths, clothHref, clothSize } from '../../../src/components/area-cloths.ts'
import type { WeaveArea } from '../../../src/weave/families.ts'
import { toSvg } from '../../../src/weave/to-svg.ts'
import { weave } from '../../../src/weave/weave.ts'
import { weavePalette } from './weave-palette.ts'

/** Makes a picture of each area's cloth, by path in the site. */
export const weaveFiles = (): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(areaCloths) as WeaveArea[]).map((area) => [
      clothHref(area).slice(1),
      toSvg(weave(areaCloths[area], area), weavePalette, { ...clothSize, scale: 1.5 }),
    ]),
  )
