import type { Page } from '../../src/provider/schema.ts'
import type { Changes } from './changes.ts'
import { pricesNamingRemoved, textsNamingCities, textsNamingRemoved } from './leftovers.ts'
import type { adoptPrices } from './prices.ts'
import type { Removal } from './removal.ts'
import type { moveSites } from './sites.ts'

/** What a run has done; each list of strings has a line for each thing that the owner should look at. */
export interface Outcome {
  readonly changes: Changes
  readonly removal: Removal
  readonly prices: ReturnType<typeof adoptPrices>
  readonly sites: ReturnType<typeof moveSites>
  /** Texts of the site that the owner's have replaced. */
  readonly replaced: readonly string[]
  /** Texts that have lost a link or sell fewer pages. */
  readonly unlinked: readonly string[]
  /** Blocks that were removed with the pages that they were about. */
  readonly goneBlocks: readonly string[]
  /** Blocks that have lost items. */
  readonly shorterBlocks: readonly string[]
  /** Lists in which a new page has no place yet. */
  readonly unplaced: readonly string[]
  /** Pages that now offer a new page's document. */
  readonly offered: readonly string[]
  /** Names, addresses and colours that have changed. */
  readonly settings: readonly string[]
}

const addressesOf = (pages: readonly Pick<Page, 'id' | 'path'>[] | Changes['added']) =>
  pages.map(({ id, path }) => `  ${path} (${id})`)

/** Tells the owner what has changed and what is left to do, without empty sections. */
export const report = ({
  changes,
  removal,
  prices,
  sites,
  replaced,
  unlinked,
  goneBlocks,
  shorterBlocks,
  unplaced,
  offered,
  settings,
}: Outcome): string => {
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Names, addresses and colours:', settings],
    ['Price list (first prices in baht a month):', prices.changed],
    [
      'The list has the version of `priceChange` already, so no price was changed by it again; give another version for another change:',
      prices.left,
    ],
    ['Removed:', addressesOf(changes.removed)],
    ['Removed from the price list, by your answers or because no remaining page sells them:', prices.gone],
    [
      'Items of a removed service that another now sells; to choose one of yours, set `service` in src/provider/prices.json:',
      prices.inherited,
    ],
    [
      'Packages and examples that have lost items, which their names may still promise; rename them in src/provider/prices.json, or remove them:',
      prices.poorer,
    ],
    ['Pages that name the price of a removed item, now as plain text; read them again:', prices.named],
    ['Added, to be written:', addressesOf(changes.added)],
    [
      'No group on the home page lists the pages beside these in the menus; add their ids to a group:',
      unplaced,
    ],
    ['Pages that offer a document of each such page; write the note of yours:', offered],
    ['Renamed:', changes.renamed.map(({ id, path }) => `  ${id}: ${path}`)],
    [
      'Texts that still name what was removed; `npm run check:content` keeps listing them:',
      textsNamingRemoved(removal.retired),
    ],
    [
      'Names in the price list that still mention what was removed; rename the entries, or remove them:',
      pricesNamingRemoved(removal.retired),
    ],
    [
      'Blocks that have lost items about removed pages; read their titles, introductions and notes again, which may count them:',
      shorterBlocks,
    ],
    [
      'Blocks that were about removed pages, and were removed with them; the former texts are in git:',
      goneBlocks,
    ],
    [
      'Texts that have lost a link to a removed page, and parts of the home page and landing pages that may still describe removed pages without naming them; read them again:',
      unlinked,
    ],
    ['Replaced by your files; the former texts are in git:', replaced],
    [
      'Texts that name the city from which the office or the main data centre has moved; read them again:',
      textsNamingCities(sites.left),
    ],
    [
      'Texts with a distance or a round trip from the former places. Unless your answers give them, those between the two data centres are now estimates in locales/facts.json; replace them by measurements:',
      sites.measured,
    ],
  ]
  return sections.flatMap(([title, lines]) => (lines.length > 0 ? [title, ...lines, ''] : [])).join('\n')
}
