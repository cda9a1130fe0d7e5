import { firstFew } from '../../../src/blocks/first-few.ts'
import type { Page, PageId } from '../../../src/catalogue/pages.ts'
import { defaultLanguage } from '../../../src/i18n/languages.ts'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { archetypeOf } from '../archetypes.ts'
import { blocksIn } from '../json.ts'
import { layOut, layoutLanguage } from '../layouts.ts'
import { slotOf } from '../pricing/slot.ts'
import type { Sources } from '../sources.ts'
import type { Json } from '../strings.ts'
import { blocksOf } from './blocks.ts'

type Fields = { readonly [key: string]: Json }

/**
 * What a service in the default language gives to read before anything is unfolded or chosen: headings, text, lists, captions and its price.
 * Drawings, tables' figures, forms and navigation are looked at or used. `e2e/rhythm.spec.ts` compares it with the page.
 */
export const inSight = (page: Page, source: Json, sources: Sources): Json => {
  const blocks = blocksOf(source)
  const titles = blocks.map(({ title }) => title)
  const { folded } = layOut(blocks, titles, archetypeOf(page), layoutLanguage(defaultLanguage))
  const all = blocksIn(source) as Fields[]
  const shown = blocks.map(({ id, type, title, index }): Json => {
    const { [type]: show = (block: Fields) => block } = shownOf
    return folded.includes(id) ? { title } : show(all[index] ?? {})
  })
  const { picture, ...head } = (source ?? {}) as Fields
  return {
    ...head,
    picture: field(picture, 'caption'),
    blocks: shown,
    price: priceOf(page, blocks, all, sources),
  }
}

/** A field of a source that may lack it, or be broken. */
const field = (source: Json | undefined, name: string | number): Json =>
  (source as Fields | null | undefined)?.[name] ?? null

const listIn = (source: Json | undefined, name: string): Json[] => {
  const list = field(source, name)
  return Array.isArray(list) ? list : []
}

const few = (list: readonly Json[]): Json[] => list.slice(0, firstFew(list.length))

const pick = (source: Json | undefined, ...names: string[]): Json[] =>
  names.map((name) => field(source, name))

/** What blocks of a type show, unless it is all of them. */
const shownOf: Partial<Record<string, (block: Fields) => Json>> = {
  diagram: (block) => pick(block, 'title', 'intro', 'caption'),
  questions: (block) => [
    ...pick(block, 'title', 'intro'),
    ...few(listIn(block, 'items')).map((item) => field(item, 'question')),
  ],
  responsibility: (block) => ({ ...block, rows: few(listIn(block, 'rows')) }),
  picture: ({ picture, ...block }) => ({ ...block, picture: triedText(picture) }),
}

/** The text of a picture: its caption, and of one to try also what its first choice says. */
const triedText = (picture: Json | undefined): Json => {
  const kind = field(picture, 'kind')
  const told = typeof kind === 'string' ? firstChoice[kind]?.(picture) : undefined
  return told ? [...pick(picture, 'name', 'caption'), ...told] : field(picture, 'caption')
}

const firstChoice: Partial<Record<string, (picture: Json | undefined) => Json[]>> = {
  recovery: (picture) => [
    ...pick(picture, 'sites', 'lost', 'back'),
    field(field(picture, 'price'), 'example'),
    field(field(picture, 'tiers'), 1),
  ],
  capacity: (picture) => pick(field(field(picture, 'sizes'), 0), 'fits'),
  places: (picture) => [field(picture, 'places'), field(field(picture, 'workloads'), 0)],
  month: (picture) => [field(picture, 'left'), field(field(picture, 'works'), 0)],
  gates: (picture) => [field(picture, 'gates'), field(field(picture, 'cases'), 1)],
  handover: (picture) => pick(field(field(picture, 'cases'), 0), 'parts', 'result', 'because'),
}

/** The price's terms, as `PriceSlot` shows them. */
const priceOf = (page: Page, blocks: ReturnType<typeof blocksOf>, all: Fields[], sources: Sources): Json => {
  const words = sources.get('calculators/pricing') as unknown as PricingWords | undefined
  if (!words) return null
  const { title, headline, facts } = slotOf(prices, page.id as PageId, words.slot, defaultLanguage)
  const isDrawn = blocks.some(({ index }) => field(all[index]?.picture, 'kind') === 'capacity')
  return { title, headline, facts: facts.filter(({ example }) => !(isDrawn && example)) } as unknown as Json
}
