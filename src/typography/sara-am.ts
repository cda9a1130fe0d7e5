/** Sara am under a tone mark is its ring, the mark, then sara aa: fontkit places marks in the order in which they stand. */
export const withSplitSaraAm = (text: string): string =>
  text.replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')
