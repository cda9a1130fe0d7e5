// Width conditions are in em, so that larger letters need wider windows. Browsers before 2022 support neither `<` nor `not` in a condition.

/** At least this wide, in CSS px. */
export const fromWidth = (width: number) => `(min-width: ${width / 16}em)` as const

/** Narrower than this, in CSS px; the difference is smaller than browsers can distinguish. */
export const belowWidth = (width: number) => `(max-width: ${width / 16 - 0.001}em)` as const
