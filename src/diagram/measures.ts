import type { Language } from '../i18n/languages.ts'
import type { Font } from './text.ts'

/** Thai carries marks above and below the line. */
const leading: Record<Language, number> = { en: 1.3, th: 1.55 }

/** The texts of a drawing: a box's name, everything else. */
export const fontsOf = (
  language: Language,
  sizes: { label: number; text: number } = { label: 15, text: 13 },
) => {
  const font = (size: number, weight: Font['weight']): Font => ({
    size,
    weight,
    leading: Math.round(size * leading[language]),
  })
  return { label: font(sizes.label, 600), text: font(sizes.text, 400) }
}

export type Fonts = ReturnType<typeof fontsOf>

/** What a drawing must carry of its fonts; the weights are the style sheet's. */
export const metricsOf = ({ label, text }: Fonts) => ({
  label: { size: label.size, leading: label.leading },
  text: { size: text.size, leading: text.leading },
})

/** Lengths in units: what both drawings share. */
export const measures = { padding: 12, stripe: 4, radius: 8, head: 8, lane: 12 } as const
