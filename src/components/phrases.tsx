import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languages } from '../i18n/languages.ts'

/** A phrase of fewer letters, as "Cloud", "SLA" or "POS", would look lost as the first or the last line of a heading. */
const shortest = 7

/** A text's phrases; a short one at either end goes with its neighbour. */
const phrasesOf = (text: string): readonly string[] => {
  const phrases = text.split(' ')
  const isShort = (phrase: string | undefined) => phrase !== undefined && phrase.length < shortest
  if (phrases.length > 1 && isShort(phrases[0])) phrases.splice(0, 2, phrases.slice(0, 2).join(' '))
  if (phrases.length > 1 && isShort(phrases.at(-1))) phrases.push(phrases.splice(-2).join(' '))
  return phrases
}

/**
 * A heading's text. In scripts that put spaces between phrases rather than words, a line breaks inside a phrase only if the phrase alone is
 * too long.
 */
export function Phrases({ children }: { children: string }) {
  const { i18n } = useTranslation()
  if (!isLanguage(i18n.language) || languages[i18n.language].spacesBetween === 'words') return children
  return phrasesOf(children).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never move
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>{phrase}</span>
    </Fragment>
  ))
}
