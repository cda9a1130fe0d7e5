import type { Ground } from '../components/section.tsx'
import type { Language } from '../i18n/languages.ts'
import type { Archetype } from '../provider/schema.ts'
import sections from './quality/sections.json' with { type: 'json' }
import { isNamed } from './quality/sections.ts'

/**
 * A section of a service by its name in sections.json. `why` is the first block before these sections, `why+` the others before them;
 * `price` is the example from the price list.
 */
type Part = (typeof sections.service)[number]['id'] | 'why' | 'why+' | 'price'

interface Placed {
  readonly part: Part
  readonly ground?: Ground
}

/**
 * The order of sections by archetype, starting with the buyer's first question. A section not listed stays behind the one that the editor
 * put before it.
 */
const layouts: Readonly<Record<Archetype, readonly Placed[]>> = {
  // What is it made of, and what does it cost?
  platform: [
    { part: 'works', ground: 'surface' },
    { part: 'included' },
    { part: 'price', ground: 'cotton' },
    { part: 'why' },
    { part: 'why+' },
    { part: 'levels', ground: 'cloth' },
    { part: 'duties' },
    { part: 'start', ground: 'surface' },
    { part: 'limits' },
    { part: 'extras' },
    { part: 'options' },
    { part: 'faq', ground: 'surface' },
  ],
  // Where does it run, and who operates which part?
  'public-cloud': [
    { part: 'why' },
    { part: 'why+', ground: 'cotton' },
    { part: 'duties' },
    { part: 'works', ground: 'surface' },
    { part: 'included' },
    { part: 'start', ground: 'cloth' },
    { part: 'price' },
    { part: 'levels', ground: 'surface' },
    { part: 'extras' },
    { part: 'limits' },
    { part: 'options' },
    { part: 'faq' },
  ],
  // How much data can be lost, and for how long can service be down?
  protection: [
    { part: 'levels', ground: 'cloth' },
    { part: 'why' },
    { part: 'why+', ground: 'cotton' },
    { part: 'works', ground: 'surface' },
    { part: 'price' },
    { part: 'included', ground: 'surface' },
    { part: 'start' },
    { part: 'duties', ground: 'surface' },
    { part: 'limits' },
    { part: 'extras' },
    { part: 'options' },
    { part: 'faq', ground: 'surface' },
  ],
  // Who does the work, when, and what do they leave behind?
  people: [
    { part: 'start', ground: 'cotton' },
    { part: 'included' },
    { part: 'duties', ground: 'surface' },
    { part: 'why' },
    { part: 'why+' },
    { part: 'works', ground: 'surface' },
    { part: 'levels' },
    { part: 'price', ground: 'cloth' },
    { part: 'extras' },
    { part: 'limits' },
    { part: 'options' },
    { part: 'faq', ground: 'surface' },
  ],
}

export interface Layout<Block> {
  readonly blocks: Block[]
  /** Background by block id; `price` is the example's. */
  readonly grounds: Readonly<Record<string, Ground>>
  /** Index of the block that the example precedes. */
  readonly priceAt: number
}

/**
 * Lays out a service's blocks, which its editor wrote in the order of sections.json.
 * @param titles of the blocks as the editor wrote them
 */
export const layOut = <Block extends { id: string }>(
  blocks: readonly Block[],
  titles: readonly string[],
  archetype: Archetype,
  language: Language,
): Layout<Block> => {
  const layout = layouts[archetype]
  const parts = new Map<string, Block[]>()
  let part = ''
  for (const [index, block] of blocks.entries()) {
    const title = titles[index] ?? ''
    const named = sections.service.find((section) => isNamed(title, section[language], language))?.id
    // What follows a section belongs to it.
    if (named) part = named
    else if (index === 0) part = 'why'
    else if (part === 'why') part = 'why+'
    parts.set(part, [...(parts.get(part) ?? []), block])
  }
  const grounds: Record<string, Ground> = {}
  const ordered: Block[] = []
  let priceAt = 0
  for (const { part, ground } of layout) {
    if (part === 'price') priceAt = ordered.length
    const its = parts.get(part) ?? []
    if (ground) for (const id of part === 'price' ? [part] : its.map(({ id }) => id)) grounds[id] = ground
    ordered.push(...its)
  }
  return { blocks: ordered, grounds, priceAt }
}
