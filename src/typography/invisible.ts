/** Characters that nobody sees or types: soft hyphen, zero-width space, joiners and non-joiner, byte order mark. */
export const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** Removes invisible characters, which visitors paste along with a text. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')
