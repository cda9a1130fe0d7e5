/** Keeps the letters on either side on one line. Not U+2060: by that Firefox breaks more words than without. */
export const joiner = '\u200d'

/** Lets a line end between letters that a dictionary takes for one word. */
export const breakMark = '\u200b'

const marks = /\u200b|\u200d|\u2060/g

/** A text of the site without what steers its line breaks: for mails, files, the clipboard and whatever else is read by programs. */
export const withoutMarks = (text: string): string => text.replace(marks, '')
