import { bundle } from '../../build/bundle.ts'
import { mediaOf, readOriginals } from '../../build/media/originals.ts'
import { compileTexts, prerender } from '../../build/prerender.ts'
import { loadSite } from '../../build/site.ts'

// Run in the folder of a site. Prints one line of JSON.
const start = performance.now()
const site = await loadSite()
const bundled = await bundle()
const texts = compileTexts(site, mediaOf(await readOriginals()))
const prerenderStart = performance.now()
const pages = await prerender(site, texts, bundled, true, () => undefined)
const end = performance.now()
console.log(
  JSON.stringify({
    pages,
    seconds: (end - start) / 1000,
    prerenderSeconds: (end - prerenderStart) / 1000,
  }),
)
