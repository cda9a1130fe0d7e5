import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { didYouMean } from '../../src/blocks/fields.ts'
import { colours } from '../../src/provider/palette.ts'
import type { Answers } from './answers.ts'
import { currentMenus, currentPages, declaredPages, providerFile } from './current.ts'
import { faintPairs } from './palette.ts'
import { drawingExists } from './pictograms.ts'
import { readJson } from './source-file.ts'

const unknownPages = ({ keep = {}, move, add }: Answers): string[] => {
  const known = [...currentPages, ...declaredPages, ...add].map(({ id }) => id)
  return [...Object.values(keep).flatMap((ids) => ids ?? []), ...Object.keys(move)]
    .filter((id) => !known.includes(id))
    .map((id) => `"${id}" is not a page of the catalogue${didYouMean(id, known)}`)
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

/** Lists what the answers name but the site lacks, and colours that would be too faint. */
export const problemsOf = (answers: Answers, folder: string): string[] => [
  ...unknownPages(answers),
  ...unknownColours(answers),
  ...faintPairs({ ...colours, ...answers.palette }),
  ...unknownPrices(answers),
  ...unknownPlaces(answers),
  ...(answers.texts && !existsSync(resolve(folder, answers.texts))
    ? [`texts: there is no folder ${answers.texts}`]
    : []),
]
