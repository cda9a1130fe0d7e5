/** Splits a sara am under a tone mark into ring, mark and sara aa: fontkit draws marks in the order of the text. */
export const withSplitSaraAm = (text: string): string =>
  text.replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')

/** Undoes `withSplitSaraAm`. */
export const withWholeSaraAm = (text: string): string =>
  text.replace(/\u0e4d([\u0e48-\u0e4b])\u0e32/g, '$1\u0e33')
