import PQueue from 'p-queue'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compile.ts'
import { fileOf } from '../../../src/content/sources.ts'
import { socialPath } from '../../../src/findability/social-image.ts'
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
const ingredients = ['scripts/build/{findability,brand,fonts}/*.*', 'src/{weave,styles}/*.*', 'src/brand.ts']

/** Names the file in the error, so that an editor learns which heading cannot be drawn. */
const drawnOrNamed = (file: string, draw: () => string) => {
  try {
    return draw()
  } catch (error) {
    throw new Error(`${file}: h1: ${(error as Error).message}`)
  }
}

/**
 * Writes every page's picture in every language. Drawing one takes up to half a second, so a cache keeps them and a build draws only what
 * has changed.
 * @param write gets a path in the site and its content
 */
export const writeSocialImages = async (
  texts: readonly { language: Language; compiled: Compiled }[],
  write: (path: string, content: Buffer) => void,
): Promise<void> => {
  const typesetter = await openTypesetter()
  const made = sourceHash(ingredients)
  const queue = new PQueue({ concurrency })
  const image = async (page: (typeof pages)[number], language: Language, compiled: Compiled) => {
    const { h1: heading, label } = pageTexts(compiled, page.id)
    const key = JSON.stringify([made, page, heading, label, language])
    const png = await cached(cacheFolder, key, async () => {
      const svg = drawnOrNamed(fileOf(language, namespaceOf(page)), () =>
        drawCard(typesetter, page, { heading, label }, language),
      )
      return rasterizeFlat(svg)
    })
    write(socialPath(page.id, language).slice(1), png)
  }
  await queue.addAll(
    texts.flatMap(({ language, compiled }) => pages.map((page) => () => image(page, language, compiled))),
  )
  await pruneCache(cacheFolder)
}
