import { defaultLanguage, forLanguage, type Language, languageCodes } from '../../../src/i18n/languages.ts'
import { belowWidth, fromWidth } from '../../../src/styles/media.ts'
import {
  breakpoints,
  fonts,
  layers,
  layout,
  leading,
  motion,
  narrowest,
  palette,
  shortestLines,
  smallTables,
  tables,
  type,
  waits,
  wideDrawings,
} from '../../../src/styles/tokens.ts'

type Variables = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

const named = (prefix: string, values: Values, unit = ''): Variables =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, `${value}${unit}`]),
  )

const declare = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('')

const ofLanguage = (language: Language) => ({
  ...named('font', forLanguage<Values>(fonts, language)),
  ...named('leading', forLanguage<Values>(leading, language)),
})

const { spacing, radius, gutter, ...sizes } = layout

/** Variables that print overrides. */
const ofMedium = { ...named('palette', palette), ...named('layout', { gutter }) }

/** Variables that are the same for every language and medium. */
const constants: Variables = {
  ...named('type', type),
  ...named('layout', sizes),
  ...named('layer', layers),
  ...named('motion', motion, 'ms'),
  ...named('wait', waits, 'ms'),
  '--space': `${spacing}px`,
  '--radius': `${radius}px`,
}

/** The tokens as CSS variables, with the typefaces and line heights of each language. */
export const cssVariables = (): string => {
  const root = { ...ofMedium, ...ofLanguage(defaultLanguage), ...constants }
  const others = languageCodes.filter((language) => language !== defaultLanguage)
  return `:root{${declare(root)}}${others.map((language) => `:root:lang(${language}){${declare(ofLanguage(language))}}`).join('')}`
}

/**
 * Replaces constants in a style sheet with their values, which is shorter: pages contain their rules before their text.
 * @throws if the sheet redefines a constant
 */
export const withConstants = (css: string): string => {
  const [, changed] =
    [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].find(([, name = '']) => name in constants) ?? []
  if (changed) throw new Error(`${changed} is the same everywhere; a style sheet must not set it`)
  return css.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants[name] ?? use)
}

/**
 * `@media (--md)` means "from the md breakpoint up", `(--below-md)` "below it", `(--narrowest)` "on the narrowest phones",
 * `(--shortest-lines)` "where letters are so large that lines hold few of them", in every style sheet. `(--tables)` and the others stand in
 * for container queries, which `sound` refuses.
 */
export const customMedia = (): string =>
  [
    ...Object.entries(breakpoints).flatMap(([name, width]) => [
      `@custom-media --${name} ${fromWidth(width)};`,
      `@custom-media --below-${name} ${belowWidth(width)};`,
    ]),
    // On paper too, which is as narrow as a phone but has small letters. lightningcss joins a list of two media by `and`.
    `@custom-media --tables not screen and ${belowWidth(tables)};`,
    `@custom-media --tables-on-screen screen and ${fromWidth(tables)};`,
    `@custom-media --below-tables screen and ${belowWidth(tables)};`,
    `@custom-media --below-small-tables screen and ${belowWidth(smallTables)};`,
    `@custom-media --wide-drawings screen and ${fromWidth(wideDrawings)};`,
    `@custom-media --narrowest ${belowWidth(narrowest)};`,
    `@custom-media --shortest-lines ${belowWidth(shortestLines)};`,
  ].join('\n')
