import { useTranslation } from 'react-i18next'
import { isLanguage, languages } from '../i18n/languages.ts'
import { Text } from '../typography/text.ts'

/** Phrases at the start and end, joined up to seven letters: "Cloud", "SLA" or "3 กะ" would look lost on a line of their own. */
const start = '^(?=[^ ]{1,6} ).{7,}?(?= |$)(?: .{1,6}$)?'
const end = '[^ ]+ .{1,6}$'

/** A name of several words in another script, with the short word before it, up to a colon: "และ Public Cloud". */
const name = String.raw`(?:[^ \w]{1,4} )?(?:[\w.,:?&/+-]*[\w.,?&/+-][ \u00a0])+[\w.,:?&/+-]+(?= |$)`

/** A phrase in which a line could end, that is, one not made up of Latin letters and digits alone; a no-break space is within a phrase. */
const breakable = String.raw`[^ ]*[^\s\w.,:?][^ ]*`

/** The parts of a heading that stay on one line. */
const unbroken = new RegExp(`(${start}|${end}|${name}|${breakable})`)

/**
 * A heading's text. In scripts that put spaces between phrases rather than words, a line breaks inside a phrase only if the phrase alone is
 * too long, as in a text of one phrase.
 */
export function Phrases({ children }: { children: string }) {
  const { i18n } = useTranslation()
  if (!isLanguage(i18n.language) || languages[i18n.language].spacesBetween === 'words') return <>{children}</>
  if (!children.includes(' ') || !/[^ -~]/.test(children)) return <>{children}</>
  return children.split(unbroken).map((text, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never move
    index % 2 === 0 ? <Text key={index}>{text}</Text> : <span key={index}>{text}</span>,
  )
}
