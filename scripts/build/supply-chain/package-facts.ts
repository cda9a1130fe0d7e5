import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The licence of an installed package. */
export interface PackageFacts {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  readonly author: string
  /** The package's licence and notice files, one after the other; empty if it has none. */
  readonly text: string
}

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[_-]\w+)?(?:\.(?:md|mit|txt))?$/i
/** Removes the licences of bundled tools, which are not shipped to browsers. */
const ownPart = (text: string) => text.split(/^#+ Licenses of bundled dependencies/m)[0] ?? text

/**
 * Packages that name MIT in manifest and README but ship no text of it, each with a package of the same author whose licence file prints
 * it.
 */
const sameOwner: Readonly<Record<string, string>> = { brotli: 'png-js', dfa: 'png-js', fontkit: 'png-js' }

/** @param folder of the package, such as `node_modules/react` */
export const readPackage = async (folder: string): Promise<PackageFacts> => {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const owner = sameOwner[manifest.name]
  const shelf = owner === undefined ? folder : join(folder, '..', owner)
  const files = (await readdir(shelf)).filter((file) => licenceFile.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(shelf, file), 'utf8')))
  return {
    name: manifest.name,
    version: manifest.version,
    // Some packages name their licence only at the head of the licence file.
    licence: manifest.license ?? (texts[0]?.startsWith('MIT License') ? 'MIT' : ''),
    author: manifest.author?.name ?? manifest.author ?? '',
    text: texts.map((text) => ownPart(text).replaceAll('\r\n', '\n').trim()).join('\n\n'),
  }
}
