import type CMS from '@sveltia/cms'
import type { Json } from '../../../content/strings.ts'
import { fileText, fromForm, toForm } from '../page-file.ts'
import type { Settings } from '../settings.ts'

/** Starts the CMS, which its script defines as a global, with the settings beside its page. */
export const startCms = async (): Promise<void> => {
  const cms = (window as typeof window & { CMS: typeof CMS }).CMS
  const settings: Settings = await (await fetch('settings.json')).json()
  const { schemas, config } = settings
  for (const [kind, schema] of Object.entries(schemas))
    cms.registerCustomFormat(kind, 'json', {
      fromFile: (text: string) => toForm(JSON.parse(text), schema) as Record<string, Json>,
      toFile: (entry: object) => fileText(fromForm(entry as Json, schema) ?? {}),
    })
  await cms.init({ config })
}
