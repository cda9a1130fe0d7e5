import { samplesOf } from '../../src/content/quality/samples.ts'
import { fileOf, readSources } from '../../src/content/sources.ts'
import { languageCodes, languages } from '../../src/i18n/languages.ts'

// What the provider's owner has to write before launch; a block leaves the list when its `"sample": true` is removed.
for (const language of languageCodes) {
  const samples = samplesOf(readSources(language))
  const pages = Map.groupBy(samples, ({ path }) => path)
  console.log(`${languages[language].name}: ${samples.length} sample blocks on ${pages.size} pages\n`)
  for (const [path, blocks] of pages) {
    console.log(`${path}  (${fileOf(language, blocks[0]?.namespace ?? '')})`)
    for (const { key, id, title } of blocks) console.log(`  ${key.padEnd(10)} #${id}  ${title}`)
    console.log()
  }
}
