import type { Ground } from '../../src/components/section.tsx'
import type { PageLayout } from '../../src/content/page.ts'
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import type { Archetype } from '../../src/provider/schema.ts'
import sections from './quality/sections.json' with { type: 'json' }
import { isNamed } from './quality/sections.ts'

/**
 * A section of a service by its name in sections.json. `why` is the first block before these sections, `why+` the others before them;
 * `signature` is the picture among the blocks, wherever it was written; `price` is the example from the price list.
 */
type Part = (typeof sections.service)[number]['id'] | 'why' | 'why+' | 'signature' | 'price'

type NamedLanguage = Exclude<keyof (typeof sections.service)[number], 'id'>

const isNamedIn = (language: Language): language is NamedLanguage =>
  sections.service.every((section) => language in section)

/** The language whose headings identify a page's sections: the page's own, or the default language, whose blocks are the same. */
export const layoutLanguage = (language: Language): NamedLanguage =>
  isNamedIn(language) ? language : defaultLanguage

interface Placed {
  readonly part: Part
  readonly ground?: Ground
  /** Whether visitors unfold it: what an engineer looks up, which a first reader skips. */
  readonly folded?: true
}

/** The parts that an archetype folds unless it shows them. */
const depth: readonly Part[] = [
  'why',
  'why+',
  'included',
  'works',
  'start',
  'duties',
  'levels',
  'limits',
  'extras',
  'options',
]

/** The parts that an archetype shows, the others folded, and the questions. */
const showing = (...shown: readonly Placed[]): readonly Placed[] => [
  ...shown,
  ...depth.flatMap((part) =>
    shown.some((one) => one.part === part) ? [] : [{ part, folded: true as const }],
  ),
  { part: 'faq', ground: 'surface' },
]

/**
 * The order of sections by archetype, starting with the buyer's first question. A section not listed stays after the one that the editor
 * put before it.
 */
const layouts: Readonly<Record<Archetype, readonly Placed[]>> = {
  // What is it made of, and what does it cost?
  platform: showing(
    { part: 'works', ground: 'surface' },
    { part: 'signature', ground: 'cotton' },
    { part: 'price', ground: 'cotton' },
    { part: 'levels', ground: 'cloth' },
  ),
  // Where does it run, and who operates which part?
  'public-cloud': showing(
    { part: 'signature', ground: 'cloth' },
    { part: 'duties', ground: 'cotton' },
    { part: 'works', ground: 'surface' },
    { part: 'price', ground: 'cloth' },
  ),
  // How much data can be lost, and for how long can service be down?
  protection: showing(
    { part: 'signature' },
    { part: 'levels', ground: 'cloth' },
    { part: 'works', ground: 'surface' },
    { part: 'price', ground: 'cotton' },
  ),
  // Who does the work, when, and what do they leave behind?
  people: showing(
    { part: 'signature' },
    { part: 'duties', ground: 'cotton' },
    { part: 'price', ground: 'cloth' },
    { part: 'start', ground: 'cotton' },
  ),
}

export interface Layout<Block> extends PageLayout {
  readonly blocks: Block[]
}

/**
 * Lays out a service's blocks, which its editor wrote in the order of sections.json.
 * @param titles of the blocks as the editor wrote them
 */
export const layOut = <Block extends { id: string; type?: string }>(
  blocks: readonly Block[],
  titles: readonly string[],
  archetype: Archetype,
  language: NamedLanguage,
): Layout<Block> => {
  const layout = layouts[archetype]
  const parts = new Map<string, Block[]>()
  let part = ''
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'picture') {
      parts.set('signature', [...(parts.get('signature') ?? []), block])
      continue
    }
    const title = titles[index] ?? ''
    const named = sections.service.find((section) => isNamed(title, section[language], language))?.id
    // What follows a section belongs to it.
    if (named) part = named
    else if (part === '') part = 'why'
    else if (part === 'why') part = 'why+'
    parts.set(part, [...(parts.get(part) ?? []), block])
  }
  const grounds: Record<string, Ground> = {}
  const ordered: Block[] = []
  const folds: string[] = []
  let priceAt = 0
  for (const { part, ground, folded } of layout) {
    if (part === 'price') priceAt = ordered.length
    const its = parts.get(part) ?? []
    if (ground) for (const id of part === 'price' ? [part] : its.map(({ id }) => id)) grounds[id] = ground
    if (folded) folds.push(...its.map(({ id }) => id))
    ordered.push(...its)
  }
  return { blocks: ordered, grounds, folded: folds, priceAt }
}
