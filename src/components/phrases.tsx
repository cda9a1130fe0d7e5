import { useTranslation } from 'react-i18next'
import { isLanguage, languages } from '../i18n/languages.ts'

/**
 * What stays on one line of a heading: a phrase of at most six letters, as "Cloud", "SLA" or "POS", with its neighbour, since it would look
 * lost as the first or the last line; any other phrase in which a line could end, as in letters of another script than Latin.
 */
const kept = /(^\S{1,6} \S+(?: \S{1,6}$)?|\S+ \S{1,6}$|\S*[^\s\w.,:?]\S*)/

/**
 * A heading's text. In scripts that put spaces between phrases rather than words, a line breaks inside a phrase only if the phrase alone is
 * too long, as in a text of one phrase.
 */
export function Phrases({ children }: { children: string }) {
  const { i18n } = useTranslation()
  if (!isLanguage(i18n.language) || languages[i18n.language].spacesBetween === 'words') return children
  if (!children.includes(' ')) return children
  return children.split(kept).map((text, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never move
    index % 2 === 0 ? text : <span key={index}>{text}</span>,
  )
}
