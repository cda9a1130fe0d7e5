/** Keeps the letters on either side on one line. Not U+2060: Firefox breaks more words with it than without. */
export const joiner = '\u200d'

/** Allows a line to end between letters that a dictionary takes for one word. */
export const breakMark = '\u200b'

const marks = /\u200b|\u200d|\u2060/g

/** Removes the marks that steer line breaks, for mails, files, the clipboard and everything else that programs read. */
export const withoutMarks = (text: string): string => text.replace(marks, '')
