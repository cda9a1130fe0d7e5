import type { Backend } from '@sveltia/cms'
import { runnerImport } from 'vite'
import type * as Page from '../../../src/content/page.ts'
import type * as Config from './config.ts'
import type { JsonSchema } from './json-schema.ts'
import type { FileKind, Settings } from './settings.ts'

/** Loads a module with all that it imports as the files are now; Vite reads it, since the blocks' schemas are gathered by `import.meta.glob`. */
const load = async <Module>(path: string) => (await runnerImport<Module>(path)).module

export const loadSchemas = async (): Promise<Readonly<Record<FileKind, JsonSchema>>> =>
  (await load<typeof Page>('./src/content/page.ts')).fileJsonSchemas() as Record<FileKind, JsonSchema>

export const loadSettings = async (backend: Backend): Promise<Settings> =>
  (await load<typeof Config>('./scripts/serve/edit/config.ts')).makeSettings(backend)
