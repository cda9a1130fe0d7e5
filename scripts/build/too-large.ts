import { createHash } from 'node:crypto'
import { contactUrls } from '../../src/components/contact-urls.ts'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'
import { palette } from '../../src/styles/tokens.ts'
import { escaped } from '../shared/escaped.ts'

/** Name of the locale file with its texts, which browsers never fetch. */
export const tooLargeTexts = 'too-large'

/** The path of the page's file, without the language's prefix; nginx/snippets/errors.conf names it. */
const file = '/431.html'

interface Words {
  readonly title: string
  readonly text: string
  readonly signOut: string
  readonly effect: string
  readonly byHand: string
  readonly help: string
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`

/** A text with the provider's phone and email as links. */
const withLinks = (text: string) =>
  text
    .replace(brand.phone, link(contactUrls.phone, brand.phone))
    .replace(brand.email, link(contactUrls.email, brand.email))

const style = `
:root{color-scheme:dark}
body{margin:0;padding:10vh 24px;background:${palette.ground};color:${palette.text};font:1rem/1.7 system-ui,sans-serif}
main{max-width:40rem;margin:auto}
h1{font-size:1.75rem;line-height:1.3}
button{min-height:3rem;padding:0 24px;border:0;border-radius:3px;background:${palette.marigold};color:${palette['on-marigold']};font:inherit;font-weight:600;cursor:pointer}
a{color:${palette.link}}
:focus-visible{outline:2px solid ${palette.focus};outline-offset:2px}
`.replaceAll('\n', '')

/**
 * Makes the error page for requests whose header, usually the cookies, is too large. It loads no file, since the browser would send the same
 * cookies with each request.
 * @param script src/too-large.ts, bundled
 * @returns its path, its HTML, and the CSP sources of its style and script
 */
export const tooLargePage = (language: Language, words: Words, script: string) => {
  const t = (key: keyof Words) => escaped(words[key])
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('title')} | ${escaped(brand.product)}</title><style>${style}</style></head><body><main><h1>${t('title')}</h1><p>${t('text')}</p><div id="sign-out" hidden><p><button type="button">${t('signOut')}</button></p><p>${t('effect')}</p></div><p id="by-hand">${t('byHand')}</p><p>${withLinks(t('help'))}</p></main><script>${script}</script></body></html>`
  return {
    path: `${languages[language].prefix}${file}`,
    html,
    styleHash: hashOf(style),
    scriptHash: hashOf(script),
  }
}
