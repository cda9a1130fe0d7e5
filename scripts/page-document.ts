import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../src/i18n/languages.ts'
import type { Rendered } from '../src/prerender.tsx'
import { fontCss } from './fonts/font-css.ts'
import { facesOf, preloadLinks } from './fonts/loaded-faces.ts'
import { openStyleSheet } from './styles/page-styles.ts'

export interface PageDocument {
  readonly html: string
  /** CSP sources of its inline styles. */
  readonly styleHashes: readonly string[]
}

const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** What `pattern` finds first; the build always writes it. */
const find = (text: string, pattern: RegExp): readonly [all: string, group: string] => {
  const [all, group] = pattern.exec(text) ?? []
  if (all === undefined || group === undefined) throw new Error(`the built index.html has no ${pattern}`)
  return [all, group]
}

/**
 * Makes documents from the built `index.html`. Of the style sheet a page carries its own rules and those of its language's fonts, so
 * that no request stands before the first paint; the whole stands after them as a disabled link, which is not fetched
 * (src/styles/whole-sheet.ts).
 */
export const openTemplate = (dist: string) => {
  const built = readFileSync(join(dist, 'index.html'), 'utf8')
  const [link, sheet] = find(built, /<link rel="stylesheet"[^>]*href="([^"]+)">/)
  const [script, entry] = find(built, /<script type="module"[^>]*src="([^"]+)">/)
  const template = built
    .replace(link, '')
    .replace(script, script.replace('>', ` integrity="${integrityOf(readFileSync(join(dist, entry)))}">`))
    .replaceAll(/\n\s*|\s+(?=\/?>)/g, '')
  const stylesOf = openStyleSheet(readFileSync(join(dist, sheet), 'utf8'))

  /** @param textsVersion the `v` with which the page asks for its texts */
  return async (language: Language, textsVersion: string, rendered: Rendered): Promise<PageDocument> => {
    const { head, body, styles: widgets } = rendered
    const html = template
      .replace('<html lang="en"', () => `<html lang="${language}" data-texts="${textsVersion}"`)
      .replace('<!--head-->', () => head)
      .replace('<!--body-->', () => body)
    const styles = fontCss(await facesOf(language)) + stylesOf(html, language)
    const elements = [
      await preloadLinks(language),
      `<style>${styles}</style>`,
      `<link rel="stylesheet" href="${sheet}" integrity="${integrityOf(readFileSync(join(dist, sheet)))}" disabled>`,
      widgets ? `<style ${widgets.attributes}>${widgets.text}</style>` : '',
    ]
    return {
      html: html.replace('</head>', (end) => elements.join('') + end),
      styleHashes: [styles, ...(widgets ? [widgets.text] : [])].map(integrityOf),
    }
  }
}
