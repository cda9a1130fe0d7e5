import { readFileSync } from 'node:fs'
import { averageWidth } from './average-width.ts'
import { coverages, type Script } from './characters.ts'

/** Prints the average widths of font files, for fallback-fonts.ts: `node scripts/build/fonts/measure.ts Arial.ttf Loma.ttf …` */
const measured = (file: string, script: Script) => {
  try {
    return averageWidth(readFileSync(file), script).toFixed(4)
  } catch (error) {
    return (error as Error).message
  }
}

for (const file of process.argv.slice(2))
  for (const script of Object.keys(coverages) as Script[])
    console.log(`${file}\t${script}\t${measured(file, script)}`)
