import type CMS from '@sveltia/cms'
import type { Json } from '../../../../src/content/strings.ts'
import { fileText, fromForm, toForm } from '../page-file.ts'
import { pageFormat, type Settings } from '../settings.ts'

/** Starts the CMS, which its script defines as a global, with the settings beside its page. */
export const startCms = async (): Promise<void> => {
  const cms = (window as unknown as { CMS: typeof CMS }).CMS
  const settings: Settings = await (await fetch('settings.json')).json()
  const { schema, config } = settings
  cms.registerCustomFormat(pageFormat, 'json', {
    fromFile: (text: string) => toForm(JSON.parse(text), schema) as Record<string, Json>,
    toFile: (entry: object) => fileText(fromForm(entry as Json, schema) ?? {}),
  })
  await cms.init({ config })
}
