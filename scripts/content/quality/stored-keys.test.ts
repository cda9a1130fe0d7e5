import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wholeLanguages } from '../../../src/i18n/languages.ts'
import { readSources } from '../sources.ts'

/** Names of the keys that the site's own code stores in the browser; `*` replaces a part inserted at run time. */
const keys = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bstored\(\s*(['`])(.+?)\1/g)].map(([, , key = '']) =>
    key.replace(/\$\{.*?\}/, '*'),
  ),
)

it.each(wholeLanguages)(
  'the privacy page in %s names everything that the site keeps in the browser',
  (language) => {
    expect(keys).toContain('calculator:*')
    const page = JSON.stringify(readSources(language).get('pages/privacy'))
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([])
  },
)
