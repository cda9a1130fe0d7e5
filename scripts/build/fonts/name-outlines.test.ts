import { expect, it } from 'vitest'
import { type Language, languages } from '../../../src/i18n/languages.ts'
import kept from '../../../src/i18n/name-outlines.json' with { type: 'json' }
import { openTypesetter } from './outline.ts'

it('languages that pages in another script name are drawn as the site’s own typeface has them', async () => {
  const { outline } = await openTypesetter()
  for (const [language, { d, width }] of Object.entries(kept)) {
    const drawn = outline(languages[language as Language].name, { weight: 400, size: 16 })
    expect(d).toBe(drawn.d)
    expect(width).toBeCloseTo(drawn.width, 1)
  }
})
