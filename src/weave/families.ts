import { type Divider, lattice, naga, stripe, zigzag } from './dividers.ts'
import { comb, eye, flower, hook, type Motif, pine } from './motifs.ts'

/** Yarn colours of the cloth, without its ground. */
export type Yarn = 'indigo' | 'light' | 'accent' | 'cotton'

/** What the cloths of an area share: rhythm, motifs, order of colours. */
interface Family {
  /** Half a repeat in knots; each page adds 0 to 4 to both. */
  size: readonly [width: number, height: number]
  /** Slope of the dividing line, from 0 (a level band) to 1 (a lattice). */
  rise: number
  divider: Divider
  /** Motifs to choose from for the two centres. */
  near: readonly Motif[]
  far: readonly Motif[]
  /** Yarns in the order in which motifs refer to them: body, detail, heart. */
  yarns: readonly Yarn[]
}

const blue = ['indigo', 'light', 'accent'] as const

export const families = {
  home: { size: [22, 22], rise: 1, divider: lattice, near: [hook], far: [comb], yarns: blue },
  services: { size: [17, 17], rise: 1, divider: lattice, near: [hook, comb], far: [eye, hook], yarns: blue },
  'use-cases': { size: [14, 29], rise: 0.3, divider: zigzag, near: [pine], far: [pine, eye], yarns: blue },
  testimonials: {
    size: [17, 23],
    rise: 0.4,
    divider: naga,
    near: [flower, hook],
    far: [eye, comb],
    yarns: ['light', 'indigo', 'accent'],
  },
  calculators: { size: [11, 30], rise: 0, divider: stripe, near: [eye, comb], far: [eye, comb], yarns: blue },
  about: {
    size: [19, 19],
    rise: 1,
    divider: lattice,
    near: [flower, comb],
    far: [pine],
    yarns: ['indigo', 'cotton', 'accent'],
  },
  general: {
    size: [15, 21],
    rise: 0.6,
    divider: zigzag,
    near: [comb, eye],
    far: [eye, flower],
    yarns: ['indigo', 'light', 'cotton'],
  },
} as const satisfies Record<string, Family>

/** An area of the site whose pages share a family of cloths. */
export type WeaveArea = keyof typeof families
