import { createHash } from 'node:crypto'
import type { VideoFile } from '../../../src/blocks/video.tsx'
import type { PhotoFile } from '../../../src/components/photo.tsx'

/** Makes a file of the site. */
export type Output = () => Promise<Buffer> | Buffer

/** A file in the provider's folder: what is wrong with it, or what the site serves of it. */
export interface Original {
  /** As what follows the file's name, with what to do. */
  readonly problem?: string
  readonly photo?: PhotoFile
  readonly video?: Pick<VideoFile, 'src' | 'width' | 'height'>
  readonly captions?: string
  /** By path in the site. */
  readonly outputs?: ReadonlyMap<string, Output>
}

/**
 * Path of a file in the site. It stands with the bundler's, whose names change with their content too: nginx lets browsers keep them for good,
 * and an image holds those of earlier releases.
 * @param name with its extension
 * @param recipe what the file depends on beside its original
 */
export const pathOf = (name: string, original: Buffer, recipe?: string): string =>
  `/assets/media/${name.replace(/(?=\.\w+$)/, `-${hashOf(original, recipe)}`)}`

export const hashOf = (original: Buffer, recipe = ''): string =>
  createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 12)

export const tooLarge = (content: Buffer, megabytes: number, advice: string): string | undefined =>
  content.length > megabytes * 1e6
    ? `has ${Math.ceil(content.length / 1e6)} MB, ${megabytes} at most: ${advice}`
    : undefined
