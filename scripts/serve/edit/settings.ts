import type { CmsConfig } from '@sveltia/cms'
import type { JsonSchema } from './json-schema.ts'

/** What the editor's page is made of: `settings.json` beside it. */
export interface Settings {
  readonly config: CmsConfig
  readonly schema: JsonSchema
  /** Path of a page on the site and its texts' namespace, by the collection and the entry that the editor's address names. */
  readonly pages: Readonly<Record<string, { readonly path: string; readonly namespace: string }>>
}

/** The name of the format in which entries are read and written (`page-file.ts`). */
export const pageFormat = 'page'
