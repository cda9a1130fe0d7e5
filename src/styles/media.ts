// Conditions of widths, in em, so that larger letters ask for more room. Browsers before 2022 know neither `<` nor `not` before a condition.

/** From a width in CSS px up. */
export const fromWidth = (width: number) => `(min-width: ${width / 16}em)` as const

/** Below a width in CSS px, by less than browsers tell widths apart. */
export const belowWidth = (width: number) => `(max-width: ${width / 16 - 0.001}em)` as const
