import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Examples, Writer } from '../../src/calculators/example.ts'
import { type DurationUnit, durationParts } from '../../src/calculators/shared/time.ts'
import { formatOf } from '../../src/calculators/ui/format/format.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'

type DurationWords = Readonly<Record<DurationUnit, string>>

/** The words for times; a language without calculators has none, and its pages no example. */
const durationWords = (language: Language): DurationWords => {
  const [file = ''] = [language, defaultLanguage]
    .map((code) => `locales/${code}/calculators/shared.json`)
    .filter((name) => existsSync(name))
  return JSON.parse(readFileSync(file, 'utf8')).duration
}

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** Raises the exponent of `10^15` with superscript characters, since page texts have no markup for it. */
const withRaised = (text: string) =>
  text.replace(
    /\^(-?)(\d+)/,
    (_, sign: string, digits: string) =>
      sign.replace('-', '⁻') + digits.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? ''),
  )

/** Writes a calculator's examples in a language. */
export const writerIn = (language: Language): Writer => {
  const format = formatOf(languages[language].locale)
  const words = durationWords(language)
  return {
    ...format,
    number: (value, digits) => withRaised(format.number(value, digits)),
    usd: (amount) => format.money(amount, 'USD', Number.isInteger(amount) ? 0 : 2),
    duration: (seconds, style) =>
      durationParts(seconds, style)
        .map(({ unit, value }) => words[unit].replace('{{value}}', format.number(value, 4)))
        .join(' '),
  }
}

const imports = pages
  .filter((page) => page.kind === 'calculator')
  .map(async ({ id }) => {
    // By file URL: the bundle that runs in the build is in a folder of its own, from which a relative path would not resolve.
    const { href } = pathToFileURL(`src/calculators/${id}/examples.ts`)
    const { examples } = (await import(/* @vite-ignore */ href)) as { examples: Examples }
    return [id, examples] as const
  })

/** All worked examples, by calculator. */
export const allExamples: Readonly<Record<string, Examples>> = Object.fromEntries(await Promise.all(imports))

/** Writes every example's inputs and figures in a language, by placeholder. */
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
