import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'
import type { Rendered } from '../../src/prerender.tsx'
import { fontCss } from './fonts/font-css.ts'
import { facesOf, preloadLinks } from './fonts/loaded-faces.ts'
import { minified } from './styles/minified.ts'
import { openStyleSheet, waitingScript } from './styles/page-styles.ts'
import { sound } from './styles/sound.ts'

export interface PageDocument {
  readonly html: string
  /** CSP sources of its inline styles. */
  readonly styleHashes: readonly string[]
  /** The style sheet of its widgets; pages may share one. */
  readonly widgetSheet?: { readonly path: string; readonly text: string }
}

/** What the app needs on a page; the boot script fetches it along with the app. */
export interface Needed {
  /** The part of the texts' URLs that changes with them. */
  readonly textsVersion: string
  /** Namespace of the page's own texts; missing on the 404 page. */
  readonly namespace?: string
  /** Names of the app's scripts, the one to run first, and of those that the page needs besides. */
  readonly scripts: readonly string[]
}

const dataOf = (language: Language, { textsVersion, namespace, scripts }: Needed) =>
  [
    ` data-texts="${[textsVersion, language, namespace].filter(Boolean).join(' ')}"`,
    ` data-scripts="${scripts.join(' ')}"`,
  ].join('')

const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The CSP sources of the scripts that pages contain. */
export const scriptHashes = (boot: string): readonly string[] => [boot, waitingScript].map(integrityOf)

/** Finds the first match of a pattern that the build's output always contains. */
const find = (text: string, pattern: RegExp): readonly [all: string, group: string] => {
  const [all, group] = pattern.exec(text) ?? []
  if (all === undefined || group === undefined) throw new Error(`the built index.html has no ${pattern}`)
  return [all, group]
}

/** The font rules and preloads of a language, computed once: measuring fonts costs more than the rest of a page. */
const fontsOf = async (language: Language) => ({
  rules: fontCss(await facesOf(language)),
  preloads: await preloadLinks(language),
})

/** Links a style sheet. With `integrity`, a truncated or wrong file counts as failed, and the page stays as it is. */
const linkTo = (path: string, text: string, attributes = '') =>
  `<link rel="stylesheet" href="${path}" integrity="${integrityOf(text)}"${attributes}>`

/** Names the widgets' style sheet by its content, as Vite does. */
const sheetOf = (text: string) => ({
  path: `/assets/widgets-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`,
  text,
})

/** Where a page's first view ends: before what its hero shows below the text, after the hero, or where the content does. */
const firstViewEnd = (html: string) => {
  const main = html.indexOf('<main')
  const [below, end] = [html.indexOf('<div data-below', main), html.indexOf('</main>', main)]
  const hero = html.indexOf('</header>', main)
  if (below >= 0 && below < hero) return below
  return hero >= 0 && hero < end ? hero + '</header>'.length : end
}

/**
 * Makes documents from the built `index.html`. A page inlines its language's fonts and the rules of the style sheet that its first view
 * needs, so that the first paint waits for the document alone. The whole sheet, and the widgets', are linked where the first view ends:
 * browsers paint what precedes the link, and the rest once the sheets have loaded (src/styles/whole-sheet.ts).
 * @param boot the script that ends each page
 * @throws if rules are invalid
 */
export const openTemplate = async (dist: string, boot: string) => {
  const built = readFileSync(join(dist, 'index.html'), 'utf8')
  const [link, sheet] = find(built, /<link rel="stylesheet"[^>]*href="([^"]+)">/)
  const template = built
    .replace(link, '')
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\n\s*|\s+(?=\/?>)/g, '')
    .replace('</body>', () => `<!--data--><script type="module">${boot}</script></body>`)
  const rules = sound(sheet, readFileSync(join(dist, sheet), 'utf8'))
  const stylesOf = openStyleSheet(rules)
  const fonts = new Map(
    await Promise.all(languageCodes.map(async (language) => [language, await fontsOf(language)] as const)),
  )

  return (
    language: Language,
    rendered: Rendered & { readonly structuredData?: string },
    needed: Needed,
  ): PageDocument => {
    const { head, body, structuredData = '' } = rendered
    const widgetSheet = rendered.styles && sheetOf(sound('widgets.css', minified(rendered.styles.text)))
    const html = template
      .replace('<html lang="en"', () => `<html lang="${language}"${dataOf(language, needed)}`)
      .replace('<!--head-->', () => head)
      .replace('<!--body-->', () => body)
      // Last, since no browser needs it for the first view.
      .replace('<!--data-->', () => structuredData)
    const { rules: faces, preloads } = fonts.get(language) as Awaited<ReturnType<typeof fontsOf>>
    const end = firstViewEnd(html)
    const styles = sound(needed.namespace ?? '404', stylesOf(html.slice(0, end), language))
    const sheets = [
      linkTo(sheet, rules),
      widgetSheet ? linkTo(widgetSheet.path, widgetSheet.text, ` ${rendered.styles?.attribute}`) : '',
    ]
    const [first, rest] = [html.slice(0, end), html.slice(end)]
    return {
      html: [
        first.replace(
          '</head>',
          (tag) => `${preloads}<style>${faces}</style><style data-first-view>${styles}</style>${tag}`,
        ),
        `<div hidden data-styles>${sheets.join('')}<script>${waitingScript}</script></div>`,
        rest,
      ].join(''),
      styleHashes: [faces, styles].map(integrityOf),
      ...(widgetSheet && { widgetSheet }),
    }
  }
}
