import { pathToFileURL } from 'node:url'
import { pages } from '../../catalogue/pages.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Examples } from './example.ts'
import { writerIn } from './writer.ts'

const found = pages
  .filter((page) => page.kind === 'calculator')
  .map(async ({ id }) => {
    // By the file's address: in a bundle, as Vite makes of its own configuration, a relative path would lead elsewhere.
    const { href } = pathToFileURL(`src/calculators/${id}/calculator.ts`)
    const { examples } = (await import(/* @vite-ignore */ href)) as { examples: Examples }
    return [id, examples] as const
  })

/** The examples that pages tell, by calculator. */
export const allExamples: Readonly<Record<string, Examples>> = Object.fromEntries(await Promise.all(found))

/** Calculates the text of every example's inputs and figures in a language, by placeholder. */
export const exampleTexts = (language: Language): Readonly<Record<string, string>> => {
  const write = writerIn(language)
  return Object.fromEntries(
    Object.entries(allExamples).flatMap(([id, examples]) =>
      Object.entries(examples).flatMap(([name, { inputs, figures }]) =>
        Object.entries({ ...inputs(write), ...figures(write) }).map(
          ([text, value]) => [`${id}.${name}.${text}`, value] as const,
        ),
      ),
    ),
  )
}
