import { createHash } from 'node:crypto'
import type { Language } from '../../../src/i18n/languages.ts'
import { type Face, faces } from './faces.ts'
import { subsetFace, webFont } from './subset.ts'

/** A face with its files. */
export interface LoadedFace extends Face {
  /** TrueType, for measuring and drawing. */
  readonly font: Buffer
  /** WOFF2, for browsers. */
  readonly file: Buffer
  /** Its URL; the name changes with the content. */
  readonly href: string
}

const load = async (face: Face): Promise<LoadedFace> => {
  const [font, file] = await Promise.all([subsetFace(face), webFont(face)])
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 10)
  return { ...face, font, file, href: `/assets/${face.id}-${hash}.woff2` }
}

let loaded: Promise<LoadedFace[]> | undefined

/** Cuts every face of the site to its subset, once per process. */
export const loadFaces = (): Promise<LoadedFace[]> => {
  loaded ??= Promise.all(faces.map(load))
  return loaded
}

/** The faces that pages in a language may show. */
export const facesOf = async (language: Language): Promise<LoadedFace[]> =>
  (await loadFaces()).filter(({ languages }) => languages.includes(language))

/** Writes the preload links for the faces that a page in a language shows first. */
export const preloadLinks = async (language: Language): Promise<string> =>
  (await facesOf(language))
    .filter(({ isPreloaded }) => isPreloaded)
    .map(({ href }) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')
