import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from '../../i18n/languages.ts'
import { readSources } from '../sources.ts'

/** Names under which the site's own code keeps something in the browser; what is put in when it runs is told as `*`. */
const keys = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bstored\(\s*(['`])(.+?)\1/g)].map(([, , key = '']) =>
    key.replace(/\$\{.*?\}/, '*'),
  ),
)

it.each(languageCodes)(
  'the privacy page in %s names everything that the site keeps in the browser',
  (language) => {
    expect(keys).toContain('calculator:*')
    const page = JSON.stringify(readSources(language).get('pages/privacy'))
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([])
  },
)
