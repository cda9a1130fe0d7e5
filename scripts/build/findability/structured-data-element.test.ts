import { describe, expect, it } from 'vitest'
import { pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { approved, compiledTexts, unapproved } from './compiled-texts.test-data.ts'
import { pageTexts } from './page-texts.ts'
import { structuredDataAt } from './structured-data-element.ts'

const facts = { prices, changed: () => undefined }

describe('the element of the structured data', () => {
  const [story] = pagesOf('story')

  it.runIf(story)('is absent from a story until it is no longer a sample', () => {
    if (!story) return
    expect(structuredDataAt(story.path, 'en', unapproved(compiledTexts.en, story.id), facts)).toBe('')
    expect(structuredDataAt(story.path, 'en', approved(compiledTexts.en, story.id), facts)).toContain(
      'WebPage',
    )
  })

  it('cannot end its element early', () => {
    const home = pageTexts(compiledTexts.en, 'home')
    const hostile = { ...compiledTexts.en, 'pages/home': { ...home, title: '</script><b>' } }
    expect(structuredDataAt('/', 'en', hostile, facts).match(/<\/?\w/g)).toEqual(['<s', '</s'])
  })

  it('is absent from the search, and where there is no page', () => {
    expect(structuredDataAt('/search', 'en', compiledTexts.en, facts)).toBe('')
    expect(structuredDataAt('/404', 'en', compiledTexts.en, facts)).toBe('')
  })
})
