import type { Tone } from './tokens.ts'

/** The mark's two parts: the lozenge's frame and the heart in it. */
export type MarkPart = 'frame' | 'heart'

/** A thread of the mark: a bar in units of its grid, from its left end, on its centre line. */
export interface Thread {
  part: MarkPart
  x: number
  y: number
  length: number
}

/** The mark's grid: a square of 32 units; threads 2 units thick, 3 from centre line to centre line. */
export const mark = { size: 32, thread: 2, pitch: 3 } as const

/** The logo's background, and the tones used on it. */
export const logoTones = {
  dark: { ground: 'ground', frame: 'indigo-light', heart: 'marigold', name: 'text' },
  light: { ground: 'cotton', frame: 'indigo', heart: 'marigold-deep', name: 'ground' },
} as const satisfies Record<string, Record<MarkPart | 'ground' | 'name', Tone>>

export type LogoGround = keyof typeof logoTones

/**
 * Half of each row of threads, from the middle row outwards: where the frame begins and ends and where the heart ends, in units
 * from the centre.
 */
const rows: readonly { frame: readonly [from: number, to: number]; heart?: number }[] = [
  { frame: [9, 16], heart: 5 },
  { frame: [7, 13], heart: 4 },
  { frame: [5, 11], heart: 2 },
  { frame: [2, 8] },
  { frame: [0, 6] },
  { frame: [0, 3] },
]

const centre = mark.size / 2

const threadsOf = (y: number, { frame: [from, to], heart = 0 }: (typeof rows)[number]): Thread[] => {
  const thread = (part: MarkPart, start: number, end: number): Thread => ({
    part,
    x: centre + start,
    y,
    length: end - start,
  })
  return [
    ...(from ? [thread('frame', -to, -from), thread('frame', from, to)] : [thread('frame', -to, to)]),
    ...(heart ? [thread('heart', -heart, heart)] : []),
  ]
}

/**
 * The mark: one lozenge of mudmee cloth, woven of weft threads around a marigold heart. The header, the logo files and the icons
 * are all drawn from these threads.
 */
export const markThreads: readonly Thread[] = rows.flatMap((row, index) =>
  (index ? [-index, index] : [0]).flatMap((offset) => threadsOf(centre + offset * mark.pitch, row)),
)

/** Each part's threads as one path, for a stroke `mark.thread` wide. */
export const markStrokes: readonly { part: MarkPart; d: string }[] = (['frame', 'heart'] as const).map(
  (part) => ({
    part,
    d: markThreads
      .filter((thread) => thread.part === part)
      .map(({ x, y, length }) => `M${x} ${y}h${length}`)
      .join(''),
  }),
)
