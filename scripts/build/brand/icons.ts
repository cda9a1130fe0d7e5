import { brand } from '../../../src/provider/brand.ts'
import { logoTones, mark } from '../../../src/styles/logo.ts'
import { palette } from '../../../src/styles/tokens.ts'
import { drawMark, drawTile, svgDocument, type Tile } from './artwork.ts'
import { icoFile } from './ico.ts'
import { rasterize } from './rasterize.ts'

const closed = mark.pitch

const tilePng = (tile: Tile) => rasterize(svgDocument(drawTile(tile)))

/** Icon for bookmarks and old browsers' tabs: the mark without gaps, on a tile of the ground. */
const smallTile = (width: number): Tile => ({
  width,
  unit: (0.875 * width) / mark.size,
  radius: 0.1875 * width,
  thickness: closed,
})

/** Sizes at which a thread is a whole number of px high. Systems may crop a maskable icon to its middle 80 %. */
const appIcons = [
  { file: 'icon-192.png', purpose: 'any', width: 192, unit: 4, radius: 36 },
  { file: 'icon-512.png', purpose: 'any', width: 512, unit: 10, radius: 96 },
  { file: 'icon-maskable-192.png', purpose: 'maskable', width: 192, unit: 3, radius: 0 },
  { file: 'icon-maskable-512.png', purpose: 'maskable', width: 512, unit: 8, radius: 0 },
] as const

const touchIcon: Tile = { width: 180, unit: 4, radius: 0 }

/** Icon for browser tabs: the mark without gaps, in tones for a light or a dark tab bar. */
const favicon = () => {
  const margin = (closed - mark.thread) / 2
  const size = mark.size + 2 * margin
  const { frame, heart } = logoTones.light
  const light = `@media(prefers-color-scheme:light){.frame{fill:${palette[frame]}}.heart{fill:${palette[heart]}}}`
  return svgDocument({
    width: size,
    height: size,
    content: `<style>${light}</style><g transform="translate(${margin} ${margin})">${drawMark('dark', closed)}</g>`,
  })
}

/** The words of a name that fit below an icon, of which systems show about twelve letters. */
export const shortName = (name: string): string => {
  const [first = name, ...words] = name.split(' ')
  return words.reduce((short, word) => {
    const longer = `${short} ${word}`
    return longer.length <= 12 && name.startsWith(longer) ? longer : short
  }, first)
}

const manifest = (description: string) => ({
  id: '/',
  name: brand.product,
  short_name: shortName(brand.product),
  description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: palette.ground,
  theme_color: palette.ground,
  icons: appIcons.map(({ file, purpose, width }) => ({
    src: `/${file}`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  })),
})

/**
 * Makes the icons and the web manifest, by path in the site.
 * @param description of the site, for the manifest
 */
export const iconFiles = async (description: string): Promise<Record<string, string | Buffer>> => ({
  'favicon.svg': favicon(),
  'favicon.ico': icoFile(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await tilePng(smallTile(size)) }))),
  ),
  'apple-touch-icon.png': await tilePng(touchIcon),
  ...Object.fromEntries(
    await Promise.all(appIcons.map(async (icon) => [icon.file, await tilePng(icon)] as const)),
  ),
  'manifest.webmanifest': JSON.stringify(manifest(description)),
})
