import { isJsonObject, type JsonObject } from '../content/json.ts'
import { namesIn } from '../content/quality/gone.ts'
import { plain } from '../content/quality/texts.ts'
import { type Json, mapStrings, strings } from '../content/strings.ts'

/** What is removed, and its replacements where a page must link somewhere. */
export interface Going {
  readonly ids: ReadonlySet<string>
  readonly names: readonly string[]
  /** Names of services that stay: a row of a table that is also about one stays too. */
  readonly kept: readonly string[]
  /** Replacements for related pages, best first, without the page itself. */
  readonly instead: readonly string[]
}

/** Fewer facts than this are no row under a lead (`src/content/page.ts`). */
const leastFacts = 3

/** Lists in blocks from which single items can be removed, with the minimum number of items that must stay. */
export const lists: Readonly<Record<string, readonly [key: string, least: number]>> = {
  features: ['items', 2],
  list: ['items', 2],
  table: ['rows', 2],
  responsibility: ['rows', 3],
  steps: ['items', 2],
  figures: ['items', 2],
  questions: ['items', 3],
  timeline: ['items', 2],
  downloads: ['items', 1],
}

const branches = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : []
const idsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

const names = (value: Json | undefined, going: Going) =>
  value !== undefined && [...strings(value)].some(([, text]) => namesIn(plain(text), going.names).length > 0)
const linkedFrom = (value: Json | undefined): string[] =>
  value === undefined
    ? []
    : [...strings(value)].flatMap(([, text]) =>
        [...text.matchAll(/\]\(page:([^#)]*)/g)].map(([, id = '']) => id),
      )
const linksTo = (value: Json | undefined, { ids }: Going) => linkedFrom(value).some((id) => ids.has(id))
/** Whether it links to a page that stays, and so has something to say without the others. */
const linksToKept = (value: Json | undefined, { ids }: Going) => linkedFrom(value).some((id) => !ids.has(id))

/** Whether a table's row is about a service that stays, or about a cookie or a file, which the site has whatever the provider sells. */
const isAboutKept = (item: Json | undefined, { kept }: Going) => {
  const [name] = Array.isArray(item) ? item : []
  return typeof name === 'string' && (name.startsWith('`') || namesIn(plain(name), kept).length > 0)
}

/** What an item of a list is about: a row's first cell, a part's heading, or the whole text. */
const subjectOf = (item: Json | undefined): Json | undefined => {
  if (Array.isArray(item)) return item[0]
  if (!isJsonObject(item)) return item
  return item.title ?? item.label ?? item.question ?? item.name
}

/** Replaces links to removed pages by their text. */
export const withoutLinks = (value: Json, ids: ReadonlySet<string>): Json =>
  mapStrings(value, (text) =>
    text.replace(/\[([^\]]*)\]\(page:([^#)]*)(?:#[^)]*)?\)/g, (link, words, id) =>
      ids.has(id) ? words : link,
    ),
  )

/** Replaces links to blocks that are no longer on their page by links to the page. */
export const withoutAnchors = (value: Json, gone: ReadonlySet<string>): Json =>
  mapStrings(value, (text) =>
    text.replace(/\(page:([^#)]*)#([^)]*)\)/g, (link, id, block) =>
      gone.has(`${id}#${block}`) ? `(page:${id})` : link,
    ),
  )

/** Takes a row out of the group of rows that it is in; a table's last group is none. */
const leaveGroup = (block: JsonObject, row: number) => {
  const groups = branches(block.groups)
  let end = 0
  const group = groups.find(({ rows }) => {
    end += Number(rows)
    return row < end
  })
  if (!group) return
  group.rows = Number(group.rows) - 1
  const left = groups.filter(({ rows }) => rows !== 0)
  if (left.length > 1) block.groups = left
  else delete block.groups
}

/**
 * Removes items that mention something removed from a list, in every language alike, as long as enough stay.
 * @returns whether none would stay: the block is about what is removed
 */
const pruneList = (blocks: readonly JsonObject[], key: string, least: number, going: Going): boolean => {
  const all = blocks.map((block) => block[key])
  if (!all.every(Array.isArray)) return false
  const items = all as Json[][]
  const goes = (at: number) =>
    items.some((list) => names(list[at], going) || linksTo(list[at], going)) &&
    !items.some((list) => isAboutKept(list[at], going))
  const count = items[0]?.length ?? 0
  const positions = Array.from({ length: count }, (_, at) => at)
  const isAbout = (at: number) =>
    goes(at) &&
    items.some((list) => names(subjectOf(list[at]), going) || linksTo(subjectOf(list[at]), going)) &&
    !items.some((list) => linksToKept(list[at], going))
  if (least > 0 && count > 0 && positions.every(isAbout)) return true
  for (let at = count - 1; at >= 0; at--) {
    if (!goes(at) || items.some((list) => list.length <= least)) continue
    for (const list of items) list.splice(at, 1)
    if (key === 'rows') for (const block of blocks) leaveGroup(block, at)
  }
  return false
}

/** Removes nodes that name something removed from a drawing, with their lines and empty frames. */
const pruneDiagram = (blocks: readonly JsonObject[], going: Going) => {
  const [first] = blocks
  const nodes = branches(first?.nodes)
  const away = nodes.filter((_node, at) => blocks.some((block) => names(branches(block.nodes)[at], going)))
  const ids = new Set(away.map(({ id }) => id))
  if (ids.size === 0 || nodes.length - ids.size < 2) return
  for (const block of blocks) {
    block.nodes = branches(block.nodes).filter(({ id }) => !ids.has(id as Json))
    block.edges = branches(block.edges).filter(
      ({ from, to }) => !ids.has(from as Json) && !ids.has(to as Json),
    )
    if (!block.groups) continue
    const used = new Set(branches(block.nodes).map(({ group }) => group))
    block.groups = branches(block.groups).filter(({ id }) => used.has(id))
    if ((block.groups as Json[]).length === 0) delete block.groups
  }
}

/** Removes what is gone from the places of a map; an empty place is dropped with its round trips. */
const pruneMap = (blocks: readonly JsonObject[], going: Going) => {
  const all = blocks.map((block) => structuredClone(branches(block.places)))
  for (let at = (all[0]?.length ?? 0) - 1; at >= 0; at--)
    pruneList(all.map((places) => places[at]).filter(isJsonObject), 'items', 0, going)
  const left = all.map((places) => places.filter(({ items }) => branches(items).length > 0))
  if (left.some((places) => places.length < 2)) return
  for (const [at, block] of blocks.entries()) {
    const shown = left[at] as JsonObject[]
    for (const place of shown)
      if (
        isJsonObject(place.roundTrip) &&
        !shown.some((other) => other.place === (place.roundTrip as JsonObject).to)
      )
        delete place.roundTrip
    block.places = shown
  }
}

/** Whether a block still has what it needs, and a page that it is about if it names any. */
const holds = ({ type, groups, items, about }: JsonObject): boolean =>
  (about === undefined || idsIn(about).length > 0) &&
  (type !== 'index' || branches(groups).length > 0) &&
  (type !== 'alternatives' || branches(items).length > 0)

/** Removes facts that count the parts of a block that is gone, and the others if too few are left to be a row. */
const pruneFacts = (page: JsonObject) => {
  if (!Array.isArray(page.facts)) return
  const ids = new Set(branches(page.blocks).map(({ id }) => id))
  const left = branches(page.facts).filter(({ count }) => count === undefined || ids.has(count))
  if (left.length < leastFacts) delete page.facts
  else page.facts = left
}

/** Prunes a page in all languages at once, so that they keep the same shape. Changes the contents in place. */
export const prunePage = (contents: readonly Json[], going: Going, contactLabels: readonly string[]) => {
  const pages = contents.filter(isJsonObject)
  for (const [at, page] of pages.entries()) {
    const related = idsIn(page.related).filter((id) => !going.ids.has(id))
    if (Array.isArray(page.related))
      page.related = [...new Set([...related, ...(related.length < 2 ? going.instead : [])])].slice(
        0,
        Math.max(2, related.length),
      )
    if (Array.isArray(page.actions)) {
      page.actions = branches(page.actions).filter(({ page: id }) => !going.ids.has(id as string))
      if ((page.actions as Json[]).length === 0) delete page.actions
    }
    for (const block of branches(page.blocks)) {
      if (block.about) block.about = idsIn(block.about).filter((id) => !going.ids.has(id))
      if (block.type === 'index')
        block.groups = branches(block.groups)
          .map((group) =>
            'kind' in group
              ? (group as JsonObject & { pages: string[] })
              : { ...group, pages: idsIn(group.pages).filter((id) => !going.ids.has(id)) },
          )
          .filter((group) => 'kind' in group || group.pages.length > 0)
      if (block.type === 'alternatives')
        block.items = branches(block.items).filter(({ page: id }) => !going.ids.has(id as string))
      if (block.type === 'action') {
        const actions = branches(block.actions).filter(({ page: id }) => !going.ids.has(id as string))
        block.actions = actions.length > 0 ? actions : [{ label: contactLabels[at] ?? '', page: 'contact' }]
      }
    }
  }
  const emptied = new Set<JsonObject>()
  const count = branches(pages[0]?.blocks).length
  for (let at = 0; at < count; at++) {
    const same = pages.map((page) => branches(page.blocks)[at]).filter((block) => block !== undefined)
    const type = same[0]?.type as string
    const list = lists[type]
    if (list && pruneList(same, ...list, going)) for (const block of same) emptied.add(block)
    if (type === 'map') pruneMap(same, going)
    if (type === 'diagram') pruneDiagram(same, going)
  }
  for (const page of pages) {
    if (Array.isArray(page.blocks))
      page.blocks = branches(page.blocks).filter((block) => holds(block) && !emptied.has(block))
    pruneFacts(page)
  }
}
