import type { BlockOf } from '../../src/blocks/blocks.ts'
import type { VideoFile } from '../../src/blocks/video.tsx'
import type { PhotoFile } from '../../src/components/photo.tsx'
import { type Language, languageCodes, languages, wholeLanguages } from '../../src/i18n/languages.ts'
import { blocksIn, objectsIn } from './json.ts'
import type { Json } from './strings.ts'

/** The provider's photographs and videos as the site serves them, by file name of the original. */
export interface Media {
  readonly photos: ReadonlyMap<string, PhotoFile>
  readonly videos: ReadonlyMap<string, Pick<VideoFile, 'src' | 'width' | 'height'>>
  /** Captions' URLs. */
  readonly captions: ReadonlyMap<string, string>
}

export const noMedia: Media = { photos: new Map(), videos: new Map(), captions: new Map() }

/** Captions are in the video's folder: those of `tour.mp4` in Thai are `tour.th.vtt`. */
export const captionsOf = (video: string, language: Language) =>
  video.replace(/\.\w+$/, () => `.${language}.vtt`)

/** A file that a page shows, and the key under which the page names it. */
export interface MediaUse {
  readonly kind: keyof Media
  readonly file: string
  readonly key: string
}

/** The files that a page's blocks show. */
export const mediaUses = (source: Json): MediaUse[] =>
  blocksIn(source).flatMap((block, at): MediaUse[] => {
    const use = (kind: keyof Media, file: Json | undefined, key: string): MediaUse[] =>
      typeof file === 'string' ? [{ kind, file, key: `blocks.${at}.${key}` }] : []
    if (block.type === 'photo') return use('photos', block.file, 'file')
    if (block.type === 'gallery')
      return objectsIn(block.items).flatMap(({ file }, item) => use('photos', file, `items.${item}.file`))
    if (block.type !== 'video') return []
    const { file, poster, silent } = block
    return [
      ...use('videos', file, 'file'),
      ...use('photos', poster, 'poster'),
      ...(typeof file === 'string' && silent !== true
        ? wholeLanguages.flatMap((language) => use('captions', captionsOf(file, language), 'file'))
        : []),
    ]
  })

/** Looks up a file. The content check reports missing files first, but the development server does not wait for it. */
const lookUp = <File>(files: ReadonlyMap<string, File>, name: string): File => {
  const file = files.get(name)
  if (file === undefined)
    throw new Error(`"${name}" is not among the provider's original files; run npm run check:content`)
  return file
}

type Shown = BlockOf<'photo'> | BlockOf<'gallery'> | BlockOf<'video'>

/** Gives a block the files that it shows. */
export const addMedia = (block: Shown, media: Media, language: Language) => {
  if (block.type === 'photo') block.media = lookUp(media.photos, block.file)
  else if (block.type === 'gallery')
    for (const item of block.items) item.media = lookUp(media.photos, item.file)
  else {
    // A partial language may have captions for some videos only.
    const captioned = languageCodes.filter(
      (code) => !languages[code].partial || media.captions.has(captionsOf(block.file, code)),
    )
    const own = captioned.toSorted((a, b) => Number(b === language) - Number(a === language))
    block.media = {
      ...lookUp(media.videos, block.file),
      poster: lookUp(media.photos, block.poster),
      captions: block.silent
        ? []
        : own.map((code) => ({
            language: code,
            name: languages[code].name,
            src: lookUp(media.captions, captionsOf(block.file, code)),
          })),
    }
  }
}
