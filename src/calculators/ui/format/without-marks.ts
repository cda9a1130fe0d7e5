/** A text without the invisible marks that tell browsers where Thai may and may not be broken: for files, clipboards and comparisons. */
export const withoutMarks = (text: string): string => text.replace(/[\u200b\u2060]/g, '')
