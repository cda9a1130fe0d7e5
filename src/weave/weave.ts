import { families, type WeaveArea, type Yarn } from './families.ts'
import { random } from './random.ts'
import { knot, type Line, thread } from './raster.ts'

/** A quarter of a repeat of ikat cloth; mirrored about its right and lower edges it fills `2 width × 2 height`. */
export interface Weave {
  /** Size of the quarter in threads; one unit is one weft thread. */
  width: number
  height: number
  /** From bottom to top; `d` is for a stroke about one unit wide, without fill. */
  layers: readonly { yarn: Yarn; d: string }[]
}

/** Weaves a page's cloth: the same for the same id and area on every machine. */
export const weave = (id: string, area: WeaveArea): Weave => {
  const next = random(id)
  const randomInt = (n: number) => Math.floor(next() * n)
  const choose = <T>(from: readonly T[]) => from[randomInt(from.length)] as T
  const { size, rise, divider, near, far, yarns } = families[area]
  const width = size[0] + randomInt(5)
  const height = size[1] + randomInt(5)
  const climb = (height / 2) * rise
  const at = (x: number, offset: number) => height / 2 + climb - (2 * climb * x) / width + offset
  const w = width - 1 - randomInt(4)
  const h = height / 2 + climb - 2 - randomInt(3) - (rise ? 0 : 5)
  const pale = randomInt(2)
  const lines: Line[] = [
    ...divider(at, width, randomInt),
    ...choose(near)(w, h, randomInt),
    ...choose(far)(w - 2, h - 2, randomInt).map(
      ([yarn, half, ...points]): Line => [
        Math.min(yarn, 2 - pale),
        half,
        ...points.map((v, i) => (i % 2 ? height : width) - v),
      ],
    ),
  ]
  let slip = 0
  const slips = Array.from({ length: height * knot }, () => {
    slip = slip * 0.4 + (next() - 0.5) * 2.4
    return slip
  })
  const layers = yarns.map((yarn, i) => ({
    yarn,
    d: thread(
      lines.filter(([t]) => t === i),
      width,
      slips,
      next,
    ),
  }))
  return { width: width * knot, height: height * knot, layers }
}
