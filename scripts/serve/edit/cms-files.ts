import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const cmsFolder = 'node_modules/@sveltia/cms/dist'
const iconFont =
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2'
const thaiFont = (weight: 400 | 600, name: string) =>
  `node_modules/@expo-google-fonts/ibm-plex-sans-thai/${weight}${name}/IBMPlexSansThai_${weight}${name}.ttf`

/** Replaces the typefaces that the CMS loads from a CDN: serves the icon font beside the script and uses system fonts for text. */
const withOwnFonts = (script: string) =>
  script.replaceAll(
    /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)]*\)/g,
    (_, family: string) =>
      family === 'material-symbols-outlined' ? 'url(icons.woff2)' : `local("${family}")`,
  )

type CmsFile = () => Promise<string | Buffer>
const copy = (file: string) => () => readFile(file)

/** Files that the CMS's page loads from its folder, by name. Of the script's chunks it loads only React's, which only previews need. */
export const cmsFiles: Readonly<Record<string, CmsFile>> = {
  // Not named `.html`, since Vite would scan it for the site's dependencies.
  'index.html': copy(join(import.meta.dirname, 'browser/cms.htm')),
  'sveltia-cms.js': async () => withOwnFonts(await readFile(join(cmsFolder, 'sveltia-cms.js'), 'utf8')),
  'icons.woff2': copy(iconFont),
  'thai-400.ttf': copy(thaiFont(400, 'Regular')),
  'thai-600.ttf': copy(thaiFont(600, 'SemiBold')),
}
