/** Joins texts by dots that stay on the line of the text before them; leaves out empty ones. */
export const dotted = (texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join('\u00a0· ')
