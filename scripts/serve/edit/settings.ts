import type { CmsConfig } from '@sveltia/cms'
import type { JsonSchema } from './json-schema.ts'

/** Kinds of files, each with a schema: pages that the catalogue lists, and items of collections. The CMS's formats have these names. */
export type FileKind = 'page' | 'item'

/** What the editor's page is made of: `settings.json` beside it. */
export interface Settings {
  readonly config: CmsConfig
  readonly schemas: Readonly<Record<FileKind, JsonSchema>>
  /** Path of a page on the site and its texts' namespace, by the collection and the entry that the editor's address names. */
  readonly pages: Readonly<Record<string, { readonly path: string; readonly namespace: string }>>
}
