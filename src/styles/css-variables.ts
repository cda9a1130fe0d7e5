import { defaultLanguage, type Language, languageCodes } from '../i18n/languages.ts'
import { breakpoints, fonts, layout, leading, motion, palette, type } from './tokens.ts'

const declare = (prefix: string, values: Readonly<Record<string, string | number>>, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${name}:${value}${unit};`)

const ofLanguage = (language: Language) =>
  [...declare('font', fonts[language]), ...declare('leading', leading[language])].join('')

/** The tokens as CSS variables, with the typefaces and line heights of each language. */
export const cssVariables = (): string => {
  const { spacing, radius, ...sizes } = layout
  const root = [
    ...declare('palette', palette),
    ofLanguage(defaultLanguage),
    ...declare('type', type),
    ...declare('layout', sizes),
    ...declare('motion', motion, 'ms'),
    `--space:${spacing}px;`,
    `--radius:${radius}px;`,
  ]
  const others = languageCodes.filter((language) => language !== defaultLanguage)
  return `:root{${root.join('')}}${others.map((language) => `:root:lang(${language}){${ofLanguage(language)}}`).join('')}`
}

/** `@media (--md)` means "from the md breakpoint up", in every style sheet. */
export const customMedia = (): string =>
  Object.entries(breakpoints)
    .map(([name, width]) => `@custom-media --${name} (min-width: ${width / 16}em);`)
    .join('\n')
