import { describe, expect, test } from 'vitest'
import { typesetThai } from '../../src/typography/typeset.ts'
import { brokenIn, kept, runningText } from '../support/thai-breaks.ts'
import { visitor } from './plain-visit.ts'

describe('Thai line breaks', () => {
  test('no line ends within a word that is kept, at any width', { tags: ['smoke'] }, async () => {
    const { engine } = visitor
    await visitor.load('/th')
    await engine.evaluate((text) => {
      document.body.textContent = text
    }, typesetThai(runningText))
    for (const width of [320, 390, 768, 1200]) {
      await engine.resize({ width, height: 800 })
      expect(await engine.evaluate(brokenIn, kept), `${width} px`).toEqual([])
    }
  })
})
