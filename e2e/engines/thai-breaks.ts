import { describe, expect, test } from 'vitest'
import { brokenIn, kept, partsOf, runningText } from '../support/thai-breaks.ts'
import { visitor } from './plain-visit.ts'

describe('Thai line breaks', () => {
  test('no line ends within an unbreakable word, at any width', { tags: ['smoke'] }, async () => {
    const { engine } = visitor
    await visitor.load('/th')
    // Builds nodes, since the page's CSP refuses HTML strings.
    await engine.evaluate((parts) => {
      const paragraph = document.createElement('p')
      for (const { text, kept, mayBreakBefore } of parts) {
        const element = document.createElement('no-break')
        element.append(text)
        paragraph.append(mayBreakBefore ? document.createElement('wbr') : '', kept ? element : text)
      }
      document.body.replaceChildren(paragraph)
    }, partsOf(runningText))
    for (const width of [320, 390, 768, 1200]) {
      await engine.resize({ width, height: 800 })
      expect(await engine.evaluate(brokenIn, kept), `${width} px`).toEqual([])
    }
  })
})
