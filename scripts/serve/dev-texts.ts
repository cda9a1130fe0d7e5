import { defaultLanguage, forLanguage, type Language } from '../../src/i18n/languages.ts'
import { compile } from '../content/compile.ts'
import { addMedia, type Media } from '../content/media.ts'
import { readSources } from '../content/sources.ts'
import mediaSamples from './gallery/media-samples.json' with { type: 'json' }
import { pseudoSources } from './pseudo.ts'

/** Blocks that the gallery shows in addition to those of pages. */
const samplesIn = (language: Language, media: Media) => {
  // Elsewhere they stay in the default language, whose captions exist.
  const shown = language in mediaSamples ? language : defaultLanguage
  const samples = structuredClone(forLanguage<object>(mediaSamples, shown))
  const blocks = samples as Parameters<typeof addMedia>[0][]
  for (const block of blocks) addMedia(block, media, shown)
  return blocks
}

/** The texts, or with `PSEUDO=1` long and accented ones, which reveal clipped and hard-coded texts. */
const shownSources = (language: Language) => {
  const sources = readSources(language)
  return process.env.PSEUDO === '1' ? pseudoSources(sources) : sources
}

/** A language's compiled texts, and the gallery's blocks, by namespace. */
export const textsIn = (language: Language, media: Media): ReadonlyMap<string, unknown> => {
  const texts = compile(language, shownSources(language), media)
  return new Map<string, unknown>(
    Object.entries({ ...texts, gallery: { blocks: samplesIn(language, media) } }),
  )
}
