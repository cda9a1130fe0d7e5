import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languages } from '../i18n/languages.ts'

/**
 * A heading's text. In scripts that put spaces between phrases rather than words, a line breaks inside a phrase only if the phrase alone is
 * too long.
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
