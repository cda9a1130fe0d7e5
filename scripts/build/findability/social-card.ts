import type { Page } from '../../../src/catalogue/pages.ts'
import { areaOf } from '../../../src/catalogue/urls.ts'
import { socialSize } from '../../../src/findability/social-image.ts'
import { type ByLanguage, forLanguage, type Language } from '../../../src/i18n/languages.ts'
import { brand } from '../../../src/provider/brand.ts'
import { palette, type Tone } from '../../../src/styles/tokens.ts'
import { toSvg } from '../../../src/weave/to-svg.ts'
import { weave } from '../../../src/weave/weave.ts'
import { unbreakable } from '../../content/typography/unbreakable.ts'
import { drawWordmark } from '../brand/artwork.ts'
import { weavePalette } from '../brand/weave-palette.ts'
import type { TextStyle, Typesetter } from '../fonts/outline.ts'
import { balancedLines } from './break-lines.ts'

export interface CardTexts {
  readonly heading: string
  /** The page's short name, shown unless the heading contains it or the page is the home page. */
  readonly label: string
}

/**
 * In px. All text is inside the central square, to which chats and social networks crop the picture; a cloth hangs on each side of it, with
 * an edge of two lines towards the text.
 */
const square = { from: (socialSize.width - socialSize.height) / 2, size: socialSize.height }
const layout = {
  margin: 44,
  edge: [4, 4, 2],
  wordmark: 1.6,
  label: 26,
  host: 24,
  /** Vertical position of the heading, below the label and the wordmark. */
  heading: 300,
} as const
const room = square.size - 2 * layout.margin

/** Sizes of the heading; the largest that fits is used. */
const headingSizes = [68, 60, 52, 44, 36, 30]
const leading: ByLanguage<number> = { en: 1.14, th: 1.42 }

const text = (typesetter: Typesetter, content: string, style: TextStyle, tone: Tone, x: number, y: number) =>
  `<path transform="translate(${x} ${y})" fill="${palette[tone]}" d="${typesetter.outline(content, style).d}"/>`

const headingLines = (typesetter: Typesetter, heading: string, language: Language) => {
  const pieces = unbreakable(heading, language)
  for (const size of headingSizes) {
    const most = Math.floor(layout.heading / (size * forLanguage(leading, language)))
    const style = { weight: 600, size, tracking: language === 'en' ? -0.018 : 0 } as const
    const lines = balancedLines(pieces, (piece) => typesetter.measure(piece, style), room, most)
    if (lines) return { lines, style }
  }
  throw new Error(`the heading is too long for a social image: ${heading}`)
}

/** The cloth left and right of the square; its pattern continues behind the square. */
const cloth = (page: Pick<Page, 'id' | 'path'>) => {
  const [band, gap, line] = layout.edge
  const { from, size } = square
  const frame = { width: socialSize.width, height: socialSize.height, scale: 2 }
  const bar = (x: number, width: number, tone: Tone) =>
    `<rect x="${x}" width="${width}" height="100%" fill="${palette[tone]}"/>`
  return [
    toSvg(weave(page.id, areaOf(page)), weavePalette, frame),
    bar(from - band, size + 2 * band, 'indigo'),
    bar(from, size, 'ground'),
    bar(from + gap, line, 'marigold'),
    bar(from + size - gap - line, line, 'marigold'),
  ].join('')
}

const showsLabel = ({ id }: Pick<Page, 'id'>, { heading, label }: CardTexts) =>
  id !== 'home' && !heading.includes(label)

/**
 * Draws the picture for a page's link previews as an SVG document without text, so that rendering it needs no fonts.
 * @throws if the heading does not fit or has a character that the site's fonts lack
 */
export const drawCard = (
  typesetter: Typesetter,
  page: Pick<Page, 'id' | 'path'>,
  texts: CardTexts,
  language: Language,
): string => {
  const { width, height } = socialSize
  const { margin } = layout
  const left = square.from + margin
  const { lines, style } = headingLines(typesetter, texts.heading, language)
  const step = style.size * forLanguage(leading, language)
  const hostLine = height - margin
  const last = hostLine - layout.host - 52
  const first = last - (lines.length - 1) * step
  const wordmark = drawWordmark(typesetter, 'dark')
  // A long name is set smaller.
  const scale = Math.min(layout.wordmark, room / wordmark.width)
  const content = [
    cloth(page),
    `<g transform="translate(${left} ${margin}) scale(${scale})">${wordmark.content}</g>`,
    showsLabel(page, texts) &&
      text(typesetter, texts.label, { weight: 400, size: layout.label }, 'link', left, first - step - 4),
    ...lines.map((line, index) => text(typesetter, line, style, 'text', left, first + index * step)),
    text(
      typesetter,
      new URL(brand.siteUrl).host,
      { weight: 400, size: layout.host },
      'muted',
      left,
      hostLine,
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.filter(Boolean).join('')}</svg>`
}
