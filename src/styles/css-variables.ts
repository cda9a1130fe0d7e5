import { breakpoints, fonts, layout, leading, motion, palette, type } from './tokens.ts'

const declare = (prefix: string, values: Readonly<Record<string, string | number>>, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${name}:${value}${unit};`)

/** The tokens as CSS variables, with the line heights of each language. */
export const cssVariables = (): string => {
  const { spacing, radius, ...sizes } = layout
  const root = [
    ...declare('palette', palette),
    ...declare('font', fonts),
    ...declare('type', type),
    ...declare('leading', leading.en),
    ...declare('layout', sizes),
    ...declare('motion', motion, 'ms'),
    `--space:${spacing}px;`,
    `--radius:${radius}px;`,
  ]
  return `:root{${root.join('')}}:root:lang(th){${declare('leading', leading.th).join('')}--font-sans:${fonts.thai};}`
}

/** `@media (--md)` means "from the md breakpoint up", in every style sheet. */
export const customMedia = (): string =>
  Object.entries(breakpoints)
    .map(([name, width]) => `@custom-media --${name} (min-width: ${width / 16}em);`)
    .join('\n')
