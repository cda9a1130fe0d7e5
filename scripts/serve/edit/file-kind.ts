import { collectionOfFile } from '../../../src/catalogue/collections.ts'
import { localesFolder } from '../../content/sources.ts'
import type { FileKind } from './settings.ts'

/** `locales/en/pages/about/press.json` → `pages/about/press` */
export const namespaceIn = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .split('/')
    .slice(localesFolder.split('/').length + 1)
    .join('/')
    .replace(/\.json$/, '')

export const fileKindOf = (file: string): FileKind => (collectionOfFile(namespaceIn(file)) ? 'item' : 'page')
