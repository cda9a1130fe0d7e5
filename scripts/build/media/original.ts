import { createHash } from 'node:crypto'
import type { VideoFile } from '../../../src/blocks/video.tsx'
import type { PhotoFile } from '../../../src/components/photo.tsx'

/** Makes the content of a file of the site. */
export type Output = () => Promise<Buffer> | Buffer

/** A file in the provider's folder: its problem, or the files that the site makes from it. */
export interface Original {
  /** Continues a sentence that starts with the file's name; says how to fix the problem. */
  readonly problem?: string
  readonly photo?: PhotoFile
  readonly video?: Pick<VideoFile, 'src' | 'width' | 'height'>
  readonly captions?: string
  /** By path in the site. */
  readonly outputs?: ReadonlyMap<string, Output>
}

/**
 * Path of a file in the site. It is beside the bundler's files, whose names change with their content too: nginx lets browsers cache them for
 * good, and an image also contains those of earlier releases.
 * @param name with its extension
 * @param recipe what the file depends on besides its original
 */
export const pathOf = (name: string, original: Buffer, recipe?: string): string =>
  `/assets/media/${name.replace(/(?=\.\w+$)/, `-${hashOf(original, recipe)}`)}`

/** Twelve hex digits that change with the original and the recipe. */
export const hashOf = (original: Buffer, recipe = ''): string =>
  createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 12)

/**
 * @param megabytes the maximum, in units of 10⁶ bytes
 * @returns what is wrong with the size, with the advice; `undefined` if nothing is
 */
export const tooLarge = (content: Buffer, megabytes: number, advice: string): string | undefined =>
  content.length > megabytes * 1e6
    ? `has ${Math.ceil(content.length / 1e6)} MB, ${megabytes} at most: ${advice}`
    : undefined
