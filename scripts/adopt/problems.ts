import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { didYouMean } from '../../src/blocks/fields.ts'
import { namespaceOf, splitHref } from '../../src/catalogue/urls.ts'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { colours } from '../../src/provider/palette.ts'
import type { Page } from '../../src/provider/schema.ts'
import { localesFolder } from '../content/sources.ts'
import type { Answers } from './answers.ts'
import { type Changes, changesOf } from './changes.ts'
import { currentMenus, currentPages, declaredPages, itemsOf, providerFile } from './current.ts'
import { faintPairs } from './palette.ts'
import { drawingExists } from './pictograms.ts'
import { unsoldItems } from './prices.ts'
import { readJson } from './source-file.ts'

const unknownPages = ({ keep = {}, move, add }: Answers): string[] => {
  const known = [...currentPages, ...declaredPages, ...add]
  const lineOf = (field: string, id: string, ids: readonly string[]) => {
    const meant = didYouMean(id, ids) || `; there are ${ids.join(', ')}`
    return ids.includes(id) ? [] : [`${field}: "${id}" is not one of these pages${meant}`]
  }
  const kept = Object.entries(keep).flatMap(([kind, ids = []]) => {
    const ofKind = known.filter((page) => page.kind === kind).map(({ id }) => id)
    return ids.flatMap((id) => lineOf(`keep.${kind}`, id, ofKind))
  })
  const movable = [...currentPages, ...add].map(({ id }) => id)
  return [...kept, ...Object.keys(move).flatMap((id) => lineOf('move', id, movable))]
}

/** Answers about what other answers remove. */
const contradictions = ({ keep = {}, move, prices }: Answers, changes: Changes): string[] => {
  const { removed, removedIds } = changes
  const landing = (id: string) => removed.find((page) => itemsOf(page).some((item) => item.id === id))?.id
  const kept = Object.entries(keep).flatMap(([kind, ids = []]) =>
    ids
      .filter((id) => removedIds.has(id))
      .map(
        (id) => `keep.${kind}: "${id}" goes with "${landing(id)}", which lists it: keep that too, or neither`,
      ),
  )
  const moved = Object.keys(move).filter((id) => removedIds.has(id))
  const unsold = unsoldItems(removedIds)
  return [
    ...kept,
    ...moved.map((id) => `move: your answers remove "${id}"`),
    ...Object.keys(prices)
      .filter((id) => prices[id] !== null && unsold.has(id))
      .map((id) => `prices: no page that stays sells "${id}"`),
  ]
}

type Placed = Pick<Page, 'id' | 'path' | 'file'>

/**
 * Lists pages of a catalogue that cannot be told apart, by id, by address or by the file of their texts, and addresses that mean a page in
 * another language.
 * @param languageOf the language whose pages have addresses like this one
 */
export const clashesOf = (
  pages: readonly Placed[],
  languageOf = (path: string): string => splitHref(path).language,
): string[] => {
  const same = (one: Placed, other: Placed) =>
    one.id === other.id ||
    one.path === other.path ||
    // The texts of a page below another are in a folder that has its file's name.
    namespaceOf(one) === namespaceOf(other)
  return pages.flatMap((page, at) => {
    const other = pages.slice(0, at).find((earlier) => same(earlier, page))
    if (other?.id === page.id) return [`two pages have the id "${page.id}"`]
    return [
      ...(other
        ? [
            `"${page.id}" cannot be at ${page.path}, where "${other.id}" is: choose another path, or move both`,
          ]
        : []),
      ...(languageOf(page.path) === defaultLanguage
        ? []
        : [`"${page.id}" cannot be at ${page.path}, below the pages of another language`]),
    ]
  })
}

/** What the answers would make impossible in the catalogue. */
const clashes = (answers: Answers, { pages, declared }: Changes): string[] => {
  const twice = answers.add.filter(({ id }, at) => answers.add.findIndex((page) => page.id === id) !== at)
  return [...clashesOf([...pages, ...declared]), ...twice.map(({ id }) => `add: "${id}" is there twice`)]
}

/** Texts of the owner that no page would show, or that are not JSON. */
const unusableTexts = (answers: Answers, folder: string, { pages, declared }: Changes): string[] => {
  if (!answers.texts) return []
  const texts = resolve(folder, answers.texts)
  if (!existsSync(texts)) return [`texts: there is no folder ${answers.texts}`]
  const known = [...pages, ...declared].map(namespaceOf)
  const isNew = (code: string) => code in answers.languages
  return globSync('**/*.json', { cwd: texts }).flatMap((file) => {
    const [, code = '', namespace = ''] = /^([a-z]{2})\/(.*)\.json$/.exec(file) ?? []
    const isKnown =
      known.some((one) => one === namespace) || existsSync(join(localesFolder, file)) || isNew(code)
    // Items of collections are declared by their file.
    const isItem = known.some((one) => namespace.startsWith(`${one}/`))
    const line = isKnown || isItem ? [] : [`${file} belongs to no page${didYouMean(namespace, known)}`]
    try {
      JSON.parse(readFileSync(join(texts, file), 'utf8'))
    } catch (error) {
      line.push(`${file} is not JSON: ${(error as Error).message}`)
    }
    return line.map((problem) => `texts: ${problem}`)
  })
}

const unknownColours = ({ palette }: Answers): string[] =>
  Object.keys(palette)
    .filter((name) => !(name in colours))
    .map((name) => `palette: "${name}" is not a colour${didYouMean(name, Object.keys(colours))}`)

const unknownPrices = ({ prices }: Answers): string[] => {
  const { items } = readJson<{ items: { id: string }[] }>(providerFile('prices.json'))
  const ids = items.map(({ id }) => id)
  return (
    Object.entries(prices)
      // An item that a run has taken off the list stays off it.
      .filter(([id, price]) => price !== null && !ids.includes(id))
      .map(([id]) => `prices: "${id}" is not an item of the price list: ${ids.join(', ')}`)
  )
}

const unknownPlaces = ({ add }: Answers): string[] => {
  const groups = currentMenus.flatMap((menu) => menu.groups.map(({ id }) => id))
  return add.flatMap(({ id, pictogram, group }) => [
    ...(pictogram && !drawingExists(pictogram)
      ? [`add: ${id}: "${pictogram}" is not a drawing of @carbon/pictograms`]
      : []),
    ...(group && !groups.includes(group)
      ? [`add: ${id}: "${group}" is not a group of the menus: ${groups.join(', ')}`]
      : []),
  ])
}

/** Lists what the answers name but the site lacks; if nothing, what contradicts itself, what would make two pages one, colours too faint and texts that nothing would show. */
export const problemsOf = (answers: Answers, folder: string): string[] => {
  const unknown = [
    ...unknownPages(answers),
    ...unknownColours(answers),
    ...unknownPrices(answers),
    ...unknownPlaces(answers),
  ]
  if (unknown.length > 0) return unknown
  const changes = changesOf(answers)
  return [
    ...clashes(answers, changes),
    ...contradictions(answers, changes),
    ...faintPairs({ ...colours, ...answers.palette }),
    ...unusableTexts(answers, folder, changes),
  ]
}
