import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An installed package, as far as its licence goes. */
export interface PackageFacts {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  readonly author: string
  /** The licence and notice files of the package, one after the other; empty where it has none. */
  readonly text: string
}

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[_-]\w+)?(?:\.(?:md|txt))?$/i
/** Some packages list, after their own licence, those of what their tools bundle, which no browser gets. */
const ownPart = (text: string) => text.split(/^#+ Licenses of bundled dependencies/m)[0] ?? text

/** @param folder of the package, such as `node_modules/react` */
export const readPackage = async (folder: string): Promise<PackageFacts> => {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license ?? '',
    author: manifest.author?.name ?? manifest.author ?? '',
    text: texts.map((text) => ownPart(text).replaceAll('\r\n', '\n').trim()).join('\n\n'),
  }
}
