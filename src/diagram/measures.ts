import { type ByLanguage, forLanguage, type Language } from '../i18n/languages.ts'

/** Type size in units and weight; layout and drawing must use the same. */
export interface Font {
  size: number
  weight: 400 | 600
  /** Distance between baselines in units. */
  leading: number
}

/** Line height over type size: Thai carries marks above and below the line. */
const leading: ByLanguage<number> = { en: 1.3, th: 1.55 }

interface Sizes {
  label: number
  text: number
}

/** Type sizes: wide drawings are shown at their own size, so that all letters are alike; narrow ones are as wide as the phone. */
export const sizes = {
  wide: { label: 17, text: 15 },
  narrow: { label: 15, text: 13 },
} as const satisfies Record<string, Sizes>

/** Width of the widest drawing: that of a page, or beside the list of sections, in px of a usual window. */
export const rooms = { page: 1200, besideList: 912 } as const

/** The fonts of a drawing: `label` for node names, `text` for everything else. */
export const fontsOf = (language: Language, sizes: Sizes) => {
  const font = (size: number, weight: Font['weight']): Font => ({
    size,
    weight,
    leading: Math.round(size * forLanguage(leading, language)),
  })
  return { label: font(sizes.label, 600), text: font(sizes.text, 400) }
}

export type Fonts = ReturnType<typeof fontsOf>

/** The sizes that a drawing carries; weights are in the style sheet. */
export const metricsOf = ({ label, text }: Fonts) => ({
  label: { size: label.size, leading: label.leading },
  text: { size: text.size, leading: text.leading },
})

/** Lengths in units that both drawings share. */
export const measures = {
  padding: 12,
  stripe: 4,
  radius: 8,
  head: 8,
  lane: 12,
  badge: 18,
  badgeGap: 4,
  /** Between a badge and the text beside it. */
  badgeClear: 10,
} as const
