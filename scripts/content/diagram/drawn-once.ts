import type { EdgeLine } from '../../../src/diagram/types.ts'

/** A stretch of a horizontal or vertical line. */
type Span = readonly [from: number, to: number]

const number = '-?\\d+(?:\\.\\d+)?'
const commands = new RegExp(`([Mhvlq])(${number}(?:[ ]?${number})*)`, 'g')

/** The parts of a span that none of the others covers, in its direction. */
const uncovered = ([from, to]: Span, others: readonly Span[]): Span[] => {
  const [start, end] = [Math.min(from, to), Math.max(from, to)]
  const left = others.reduce<Span[]>(
    (spans, [a, b]) =>
      spans.flatMap(([first, last]): Span[] =>
        b <= first || a >= last
          ? [[first, last]]
          : [...(first < a ? [[first, a] as const] : []), ...(b < last ? [[b, last] as const] : [])],
      ),
    [[start, end]],
  )
  return from <= to ? left : left.toReversed().map(([first, last]) => [last, first])
}

/** A pen that leaves out what it has drawn before. */
const openPen = () => {
  const spans = new Map<string, Span[]>()
  const curves = new Set<string>()

  return (d: string): string => {
    let [x, y] = [0, 0]
    let [penX, penY] = [Number.NaN, Number.NaN]
    let path = ''
    const lineTo = (command: string, fromX: number, fromY: number, toX: number, toY: number) => {
      if (penX !== fromX || penY !== fromY) path += `M${fromX} ${fromY}`
      path += command
      ;[penX, penY] = [toX, toY]
    }
    for (const [command = '', name, values = ''] of d.matchAll(commands)) {
      const numbers = values.split(/ |(?=-)/).map(Number)
      const last = numbers.at(-1) ?? 0
      if (name === 'M') [x, y] = numbers as [number, number]
      else if (name === 'h' || name === 'v') {
        const isFlat = name === 'h'
        const line = isFlat ? `h${y}` : `v${x}`
        const at = isFlat ? x : y
        const drawn = spans.get(line) ?? []
        for (const [from, to] of uncovered([at, at + last], drawn)) {
          if (isFlat) lineTo(`h${to - from}`, from, y, to, y)
          else lineTo(`v${to - from}`, x, from, x, to)
        }
        spans.set(line, [...drawn, [Math.min(at, at + last), Math.max(at, at + last)]])
        if (isFlat) x += last
        else y += last
      } else {
        const [toX, toY] = [x + (numbers.at(-2) ?? 0), y + last]
        const curve = [`${x} ${y}`, `${toX} ${toY}`].sort().join(' ')
        if (!curves.has(curve)) lineTo(command, x, y, toX, toY)
        curves.add(curve)
        ;[x, y] = [toX, toY]
      }
    }
    return path
  }
}

/** Draws what dashed lines share only once: dashes of several lines on one another would look like a solid line. */
export const drawnOnce = (edges: readonly EdgeLine[]): EdgeLine[] => {
  const draw = openPen()
  return edges.map((edge) => (edge.dashed ? { ...edge, d: draw(edge.d) } : edge))
}
