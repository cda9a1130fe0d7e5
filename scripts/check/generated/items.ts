import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { localesFolder } from '../../../src/content/sources.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { collections } from '../../../src/provider/collections.ts'
import { pages } from '../../../src/provider/pages.ts'
import { itemName, type Page } from '../../../src/provider/schema.ts'

const listed = new Map<string, Page>(pages.map((page) => [page.id, page]))

/** The files of a collection, in any language, without those of pages that the catalogue lists individually. */
const namesIn = (folder: string): string[] => {
  const own = new Set<string>([...listed.values()].map(namespaceOf))
  const files = languageCodes.flatMap((language) => globSync(`${localesFolder}/${language}/${folder}/*.json`))
  const names = files.map((file) => basename(file, '.json')).filter((name) => !own.has(`${folder}/${name}`))
  return [...new Set(names)].sort()
}

const titleOf = (folder: string, name: string): string => {
  try {
    const { title } = JSON.parse(
      readFileSync(`${localesFolder}/${defaultLanguage}/${folder}/${name}.json`, 'utf8'),
    )
    return String(title ?? name)
  } catch {
    return name
  }
}

/**
 * Lists the pages that are files of a collection.
 * @throws if a file's name is no valid page id, or is another page's id
 */
export const itemsFile = (): string => {
  const taken = new Set(listed.keys())
  const items = collections.flatMap(({ kind, landing }) => {
    const above = listed.get(landing)
    if (!above) return []
    const folder = namespaceOf(above)
    return namesIn(folder).map((name) => {
      const file = `${localesFolder}/*/${folder}/${name}.json`
      if (!itemName.test(name)) throw new Error(`${file}: name it in lower-case words joined by hyphens`)
      if (taken.has(name)) throw new Error(`${file}: another page has the id "${name}": name it otherwise`)
      taken.add(name)
      const path = `${above.path}/${name}`
      const namespace = `${folder.replace(/^pages/, '')}/${name}`
      return {
        id: name,
        path,
        content: titleOf(folder, name),
        kind,
        ...(namespace !== path && { file: namespace }),
      }
    })
  })
  return `import type { Page } from './schema.ts'

/** The pages of collections (\`collections.ts\`), from their files: written by \`npm run generate\`. */
export const items = ${JSON.stringify(items)} as const satisfies readonly Page[]
`
}
