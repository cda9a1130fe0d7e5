import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Media } from '../../content/media.ts'
import type { Original, Output } from './original.ts'
import { readPhoto } from './photo.ts'
import { readCaptions, readVideo } from './video.ts'

/** The provider's photographs, videos and captions, unprocessed. */
export const mediaFolder = 'src/provider/media'

export type Originals = ReadonlyMap<string, Original>

const readers: Readonly<Record<string, (file: string, content: Buffer) => Promise<Original> | Original>> = {
  '.jpg': readPhoto,
  '.jpeg': readPhoto,
  '.png': readPhoto,
  '.webp': readPhoto,
  '.avif': readPhoto,
  '.mp4': readVideo,
  '.vtt': readCaptions,
}

/** Reads one original by its name's ending. */
export const readOriginal = async (file: string, content: Buffer): Promise<Original> =>
  readers[extname(file)]?.(file, content) ?? {
    problem: `is of no kind that pages show: ${Object.keys(readers).join(' ')}`,
  }

/** Reads the originals of a folder, by their names; a site without photographs has no such folder. */
export const readOriginals = async (folder = mediaFolder): Promise<Originals> => {
  const files = await readdir(folder).catch(() => [])
  const originals = new Map<string, Original>()
  // Sequential, since each photograph takes a lot of memory.
  for (const file of files.filter((name) => !name.startsWith('.')).sort())
    originals.set(file, await readOriginal(file, await readFile(join(folder, file))))
  return originals
}

const collect = <Part extends 'photo' | 'video' | 'captions'>(originals: Originals, part: Part) =>
  new Map(
    [...originals].flatMap(([file, original]) => {
      const made = original[part]
      return made === undefined ? [] : [[file, made as NonNullable<Original[Part]>] as const]
    }),
  )

/** What pages need to know of the originals. */
export const mediaOf = (originals: Originals): Media => ({
  photos: collect(originals, 'photo'),
  videos: collect(originals, 'video'),
  captions: collect(originals, 'captions'),
})

/** How to make each file, by its path in the site. */
export const outputsOf = (originals: Originals): ReadonlyMap<string, Output> =>
  new Map([...originals.values()].flatMap(({ outputs }) => [...(outputs ?? [])]))

/** Makes the files that pages name. */
export const mediaFiles = async (
  originals: Originals,
  texts: readonly { readonly compiled: object }[],
): Promise<ReadonlyMap<string, Buffer>> => {
  const outputs = outputsOf(originals)
  const named = new Set(
    JSON.stringify(texts.map(({ compiled }) => compiled)).match(/\/assets\/media\/[\w.-]+/g),
  )
  const files = new Map<string, Buffer>()
  for (const path of named) {
    const make = outputs.get(path)
    if (make) files.set(path, await make())
  }
  return files
}
