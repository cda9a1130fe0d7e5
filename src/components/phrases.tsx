import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languages } from '../i18n/languages.ts'

/**
 * The text of a heading. Where spaces stand between phrases rather than words, a line breaks inside a phrase only if the phrase does not
 * fit by itself.
 */
export function Phrases({ children }: { children: string }) {
  const { i18n } = useTranslation()
  if (!isLanguage(i18n.language) || languages[i18n.language].spacesBetween === 'words') return children
  return children.split(' ').map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never move
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>{phrase}</span>
    </Fragment>
  ))
}
