import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import { fileOf } from '../../../src/content/sources.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { rasterizeFlat } from '../brand/rasterize.ts'
import { cached, pruneCache, sourceHash } from '../fonts/file-cache.ts'
import { openTypesetter } from '../fonts/outline.ts'
import { pageTexts } from './page-texts.ts'
import { drawCard } from './social-card.ts'

const cacheFolder = 'social-images'
/** One per thread of Node's pool; more would only hold more pixels in memory. */
const concurrency = 4

/** Sources whose content a picture depends on, besides its texts. */
const ingredients = [
  'scripts/build/{findability,brand,fonts}/*.*',
  'src/{weave,styles}/*.*',
  'src/provider/brand.ts',
]

/** Names the file in the error, so that an editor learns which heading cannot be drawn. */
const drawnOrNamed = (file: string, draw: () => string) => {
  try {
    return draw()
  } catch (error) {
    throw new Error(`${file}: h1: ${(error as Error).message}`)
  }
}

/** Path of a picture in the site. Its name changes with its content, since social networks keep pictures by their address. */
const pathOf = (page: PageId, language: Language, png: Buffer) =>
  `/social/${language}/${page}-${createHash('sha256').update(png).digest('hex').slice(0, 12)}.png`

/**
 * Draws every page's picture in every language and tells its path in the page's texts. Drawing one takes up to half a second, so a cache
 * keeps them and a build draws only what has changed.
 * @returns the pictures by their paths in the site
 */
export const drawSocialImages = async (
  texts: readonly { language: Language; compiled: Compiled }[],
): Promise<ReadonlyMap<string, Buffer>> => {
  const typesetter = await openTypesetter()
  const made = sourceHash(ingredients)
  const queue = new PQueue({ concurrency })
  const images = new Map<string, Buffer>()
  const draw = async (page: (typeof pages)[number], language: Language, compiled: Compiled) => {
    const content = pageTexts(compiled, page.id)
    const { h1: heading, label } = content
    const key = JSON.stringify([made, page, heading, label, language])
    const png = await cached(cacheFolder, key, async () => {
      const svg = drawnOrNamed(fileOf(language, namespaceOf(page)), () =>
        drawCard(typesetter, page, { heading, label }, language),
      )
      return rasterizeFlat(svg)
    })
    content.socialImage = pathOf(page.id, language, png)
    images.set(content.socialImage, png)
  }
  await queue.addAll(
    texts.flatMap(({ language, compiled }) => pages.map((page) => () => draw(page, language, compiled))),
  )
  await pruneCache(cacheFolder)
  return images
}
