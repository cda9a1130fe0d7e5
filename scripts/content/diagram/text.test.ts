import { expect, it } from 'vitest'
import { fontsOf, sizes } from '../../../src/diagram/measures.ts'
import { widthOf, wrap } from './text.ts'

const font = fontsOf('en', sizes.wide).text
const linesOf = (text: string, max: number) => wrap(text, font, max, 'en')

it('breaks a line at the hyphen of a prefix only in a word that no line could hold', () => {
  const word = 'hyper-connected'
  const width = Math.ceil(widthOf(word, font))
  expect(linesOf(`Zones, ${word}`, width + 10)).toEqual(['Zones,', word])
  expect(linesOf(word, width - 10)).toEqual(['hyper-', 'connected'])
})

it('breaks a line at the hyphen between long words', () => {
  const word = 'hardware-independent'
  expect(linesOf(`A ${word}`, Math.ceil(widthOf(word, font)))).toEqual(['A hardware-', 'independent'])
})

it('breaks a line after a slash between letters', () => {
  expect(linesOf('production/acceptance', widthOf('production/acceptance', font) - 10)).toEqual([
    'production/',
    'acceptance',
  ])
})
