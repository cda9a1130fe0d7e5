import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { mediaFolder, readOriginal } from '../../build/media/originals.ts'
import { type Answer, isOwn } from './pages-folder.ts'

/** Names that a block can give, of files that the build reads. */
const mediaName = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:jpe?g|png|webp|avif|mp4|vtt)$/

const most = 300e6

/** A camera's photograph says where and with what it was taken; the site's copies never do, and the repository need not. */
const withoutCameraFacts = (name: string, content: Buffer): Promise<Buffer> | Buffer => {
  if (!/\.jpe?g$/.test(name)) return content
  return sharp(content).autoOrient().keepIccProfile().jpeg({ quality: 92, mozjpeg: true }).toBuffer()
}

/**
 * Takes a photograph, a video or its captions into the provider's folder.
 * @param name of a file that is not there yet
 */
export const answerMedia = async (request: IncomingMessage, name: string): Promise<Answer> => {
  if (!isOwn(request)) return { status: 403, body: 'only the editor may ask' }
  if (request.method !== 'PUT') return { status: 405 }
  if (!mediaName.test(name))
    return {
      status: 409,
      body: `${name} is not a photograph (JPEG, PNG, WebP, AVIF), video (MP4) or captions (VTT)`,
    }
  const file = join(mediaFolder, name)
  if (existsSync(file)) return { status: 409, body: `${name} already exists: give this file another name` }
  if (Number(request.headers['content-length']) > most) return { status: 413, body: `${name} is too large` }
  const content = await buffer(request)
  const { problem } = await readOriginal(name, content)
  if (problem) return { status: 409, body: `${name} ${problem}` }
  await mkdir(mediaFolder, { recursive: true })
  await writeFile(file, await withoutCameraFacts(name, content))
  return { status: 204 }
}
