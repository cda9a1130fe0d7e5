import { runnerImport } from 'vite'
import type * as Page from '../../../src/content/page.ts'
import type { JsonSchema } from './json-schema.ts'

/** Loads the current schema of page files through Vite, since it gathers the blocks' schemas by `import.meta.glob`. */
export const loadPageSchema = async (): Promise<JsonSchema> => {
  const { module } = await runnerImport<typeof Page>('./src/content/page.ts')
  return module.pageJsonSchema() as JsonSchema
}
