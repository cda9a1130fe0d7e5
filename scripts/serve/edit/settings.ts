import type { CmsConfig } from '@sveltia/cms'
import type { JsonSchema } from './json-schema.ts'

/** Data of the editor's page: `settings.json` beside it. */
export interface Settings {
  readonly config: CmsConfig
  readonly schema: JsonSchema
  /** Path of a page on the site and the namespace of its texts, by the collection and the entry in the editor's URL. */
  readonly pages: Readonly<Record<string, { readonly path: string; readonly namespace: string }>>
}

/** The name of the format in which entries are read and written (`page-file.ts`). */
export const pageFormat = 'page'
