import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PQueue from 'p-queue'
import type { Block } from '../../../src/blocks/blocks.ts'
import { type PageId, type pages, pagesIn } from '../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import { socialSize } from '../../../src/findability/social-image.ts'
import { defaultLanguage, type Language, wholeLanguages } from '../../../src/i18n/languages.ts'
import { rasterizeFlat } from '../brand/rasterize.ts'
import { cached, pruneCache, sourceHash } from '../fonts/file-cache.ts'
import { openTypesetter, type Typesetter } from '../fonts/outline.ts'
import { mediaFolder } from '../media/originals.ts'
import { socialPhoto } from '../media/photo.ts'
import { pageTexts } from './page-texts.ts'
import { drawCard } from './social-card.ts'

const cacheFolder = 'social-images'
/** Concurrent drawings: one per thread of Node's pool; more would only hold more pixels in memory. */
const concurrency = 4

/** Source files that a picture depends on, besides its texts. */
const ingredients = [
  'scripts/build/{findability,brand,fonts}/*.*',
  'scripts/content/typography/*.*',
  'src/{weave,styles}/*.*',
  'src/provider/brand.ts',
]

/** Whether the typefaces have every letter of a text. */
const canDraw = ({ measure }: Typesetter, text: string) => {
  try {
    measure(text, { weight: 600, size: 1 })
    return true
  } catch {
    return false
  }
}

/** A text without the characters that the typefaces lack. */
const drawable = (typesetter: Typesetter, text: string) =>
  [...text]
    .filter((character) => canDraw(typesetter, character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The texts of a picture: those of the default language if the typefaces lack the script of a partial language. A heading of a whole
 * language loses the characters that they lack, such as a name in Chinese, which pages leave to the visitor's fonts.
 */
export const cardTexts = <Texts extends { readonly heading: string; readonly label: string }>(
  typesetter: Typesetter,
  language: Language,
  own: Texts,
  byDefault: Texts,
): Texts => {
  if (canDraw(typesetter, own.heading + own.label)) return own
  if (!wholeLanguages.some((code) => code === language)) return byDefault
  const [heading, label] = [drawable(typesetter, own.heading), drawable(typesetter, own.label)]
  return { ...own, heading: heading || label, label }
}

/** Path of a picture in the site. Its name changes with its content, since social networks keep pictures by their address. */
const pathOf = (page: PageId, language: Language, picture: Buffer, extension: 'jpg' | 'png') =>
  `/social/${language}/${page}-${createHash('sha256').update(picture).digest('hex').slice(0, 12)}.${extension}`

/**
 * Draws every page's picture in every language, or crops the photograph that the page names for it, and sets its path in the page's texts.
 * Drawing one takes up to half a second, so pictures are cached and a build draws only those that have changed.
 * @returns the pictures by their paths in the site
 */
export const drawSocialImages = async (
  texts: readonly { language: Language; compiled: Compiled }[],
): Promise<ReadonlyMap<string, Buffer>> => {
  const typesetter = await openTypesetter()
  const made = sourceHash(ingredients)
  const queue = new PQueue({ concurrency })
  const images = new Map<string, Buffer>()
  const byDefault = texts.find(({ language }) => language === defaultLanguage)?.compiled
  const draw = async (page: (typeof pages)[number], language: Language, compiled: Compiled) => {
    const content = pageTexts(compiled, page.id)
    const photo = (content.blocks as readonly Block[]).find((block) => block.type === 'photo' && block.social)
    if (photo?.type === 'photo') {
      const picture = await socialPhoto(await readFile(join(mediaFolder, photo.file)), socialSize)
      content.socialAlt = photo.alt
      content.socialImage = pathOf(page.id, language, picture, 'jpg')
      images.set(content.socialImage, picture)
      return
    }
    const shown = ({ h1: heading, label }: ReturnType<typeof pageTexts>) => ({ heading, label })
    const { heading, label } = cardTexts(
      typesetter,
      language,
      shown(content),
      shown(byDefault ? pageTexts(byDefault, page.id) : content),
    )
    const key = JSON.stringify([made, page, heading, label, language])
    const png = await cached(cacheFolder, key, () =>
      rasterizeFlat(drawCard(typesetter, page, { heading, label }, language)),
    )
    content.socialImage = pathOf(page.id, language, png, 'png')
    images.set(content.socialImage, png)
  }
  await queue.addAll(
    texts.flatMap(({ language, compiled }) =>
      pagesIn(language).map((page) => () => draw(page, language, compiled)),
    ),
  )
  await pruneCache(cacheFolder)
  return images
}
