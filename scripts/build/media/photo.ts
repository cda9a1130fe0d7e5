import sharp, { type Sharp } from 'sharp'
import type { PhotoFile } from '../../../src/components/photo.tsx'
import { cached, sourceHash } from '../fonts/file-cache.ts'
import { hashOf, type Original, type Output, pathOf, tooLarge } from './original.ts'

const cacheFolder = 'media'

/** The widths to which each photograph is scaled, in px; a smaller original is never enlarged. */
const widths = [480, 960, 1440, 1920]
const least = 640
/** Limits for an original. */
const limits = { megabytes: 20, megapixels: 60 }

const formats = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 5 }),
}

/** Version of the processing, part of the files' names, so that they change with it. */
const recipe = `${sourceHash(['scripts/build/media/photo.ts'])} ${sharp.versions.sharp}`

/** Rotates upright, converts to sRGB, and drops the camera's metadata, which sharp omits by default. */
const upright = (content: Buffer) => sharp(content).autoOrient()

const placeholderOf = async (content: Buffer) => {
  const pixels = await cached(cacheFolder, `placeholder ${hashOf(content, recipe)}`, () =>
    upright(content).resize(16).webp({ quality: 30 }).toBuffer(),
  )
  return `data:image/webp;base64,${pixels.toString('base64')}`
}

const problemOf = (
  content: Buffer,
  { format, width, height }: { format: string; width: number; height: number },
) => {
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format))
    return `is not a photograph but ${format}: save it as JPEG`
  if (width * height > limits.megapixels * 1e6)
    return `has ${Math.round((width * height) / 1e6)} megapixels, more than the limit of ${limits.megapixels}: save it ${widths.at(-1)} pixels wide, the most that pages show`
  if (width < least)
    return `is ${width} pixels wide and would look blurred: take the original from the camera, at least ${least} pixels wide`
  return tooLarge(content, limits.megabytes, `save it ${widths.at(-1)} pixels wide, as JPEG of quality 85`)
}

/** Reads a photograph's original; its files are made on demand. */
export const readPhoto = async (file: string, content: Buffer): Promise<Original> => {
  const facts = await sharp(content)
    .metadata()
    .catch(() => undefined)
  if (!facts) return { problem: 'cannot be read: open it in a picture editor and save it as JPEG' }
  const { width, height } = facts.autoOrient
  const problem = problemOf(content, { format: facts.format, width, height })
  if (problem) return { problem }

  const outputs = new Map<string, Output>()
  const most = Math.min(width, widths.at(-1) as number)
  const made = [...widths.filter((one) => one < most), most]
  const candidates = (format: keyof typeof formats) =>
    made.map((size) => {
      const path = pathOf(`${file.replace(/\.\w+$/, '')}-${size}.${format}`, content, recipe)
      outputs.set(path, () =>
        cached(cacheFolder, path, () => formats[format](upright(content).resize(size)).toBuffer()),
      )
      return { path, size }
    })
  const srcset = (list: ReturnType<typeof candidates>) =>
    list.map(({ path, size }) => `${path} ${size}w`).join(', ')
  const webp = candidates('webp')
  const photo: PhotoFile = {
    width,
    height,
    avif: srcset(candidates('avif')),
    webp: srcset(webp),
    largest: webp.at(-1)?.path ?? '',
    ...(!facts.hasAlpha && { placeholder: await placeholderOf(content) }),
  }
  return { photo, outputs }
}

/** Crops a photograph to the aspect ratio of a link preview, around its most detailed part. */
export const socialPhoto = (content: Buffer, size: { width: number; height: number }): Promise<Buffer> =>
  cached(cacheFolder, `social ${JSON.stringify(size)} ${hashOf(content, recipe)}`, () =>
    upright(content)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  )
