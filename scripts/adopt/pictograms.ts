import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { pictogramNames } from '../../src/provider/pictograms.ts'
import { fail } from '../shared/fail.ts'
import type { Answers } from './answers.ts'
import { entriesWhere } from './records.ts'

const drawings = 'node_modules/@carbon/pictograms/svg'

/** The first choices for pages that name no drawing. */
const defaults = [
  'rack-server',
  'server--rack',
  'data--center',
  'networking--01',
  'firewall',
  'storage',
  'cloud--services',
  'support',
  'gear',
  'idea',
]

export const drawingExists = (name: string) => existsSync(`${drawings}/${name}.svg`)

/** The name of a drawing that no page uses yet. */
const unusedDrawing = (used: readonly string[]): string => {
  const others = globSync(`${drawings}/*.svg`).map((file) => basename(file, '.svg'))
  return (
    [...defaults, ...others.toSorted()].find((name) => drawingExists(name) && !used.includes(name)) ??
    fail('every drawing is already used')
  )
}

/** The names of the pages' drawings, by page id. */
export const pictogramsOf = (
  removedIds: ReadonlySet<string>,
  added: Answers['add'],
): Record<string, string> => {
  const names = entriesWhere<string>(pictogramNames, (id) => !removedIds.has(id))
  for (const { id, pictogram } of added) names[id] = pictogram ?? unusedDrawing(Object.values(names))
  return names
}
