import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import subsetPackage from 'subset-font/package.json' with { type: 'json' }
import { coverages } from './characters.ts'
import type { Face } from './faces.ts'
import { cached } from './file-cache.ts'
import { smoothEverySize } from './gasp.ts'
import { lineMetrics, setLineMetrics } from './line-metrics.ts'

const packages = join(import.meta.dirname, '../../../node_modules')

/** Cuts a face down to its scripts' characters and features, as TrueType without hints. */
export const subsetFace = async ({ source, scripts }: Face): Promise<Buffer> => {
  const characters = scripts.map((script) => coverages[script].characters).join('')
  const features = new Set(scripts.flatMap((script) => [...coverages[script].features]))
  const original = await readFile(join(packages, source))
  const options = { targetFormat: 'sfnt' as const, keepFeatures: [...features], noHinting: true }
  const made = JSON.stringify([subsetPackage.version, characters, options, lineMetrics])
  return cached('font-subsets', Buffer.concat([Buffer.from(made), original]), async () =>
    setLineMetrics(smoothEverySize(await subsetFont(original, characters, options))),
  )
}

/** The same as WOFF2, which browsers load. */
export const webFont = async (face: Face): Promise<Buffer> => {
  const font = await subsetFace(face)
  return cached('web-fonts', font, () => fontverter.convert(font, 'woff2', 'sfnt'))
}
