/** The languages in which a price list names what it sells. */
export type ListLanguage = 'en' | 'th'

/** The language of the list's names for readers of any language of the site. */
export const listLanguage = (language: string): ListLanguage => (language === 'th' ? 'th' : 'en')
