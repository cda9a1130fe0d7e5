import { expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { readSources } from '../../content/sources.ts'
import type { Json } from '../../content/strings.ts'
import { gradeOf, lengthsOf, quantile } from './measure.ts'

it('the grade follows the formula and counts only sentences', () => {
  // 2 sentences, 10 words, 11 syllables.
  const page = {
    title: 'Incomprehensible administrative terminology',
    lead: 'The cat sat on the mat. We move your servers.',
    blocks: [{ title: 'Heterogeneous infrastructures', text: 'It is.' }],
  }
  expect(gradeOf({ ...page, blocks: [] })).toBeCloseTo(0.39 * (10 / 2) + 11.8 * (11 / 10) - 15.59, 5)
  expect(lengthsOf(page, 'en')).toEqual([6, 4, 2])
})

it('a figure does not end a sentence, and a link counts as its words', () => {
  expect(lengthsOf({ lead: 'It holds 99.95% of [the month](page:sla).' }, 'en')).toEqual([6])
})

it('Thai is measured between spaces', () => {
  expect(lengthsOf({ lead: 'ย้ายเครื่องวันเสาร์ ทดสอบวันอาทิตย์' }, 'th')).toHaveLength(2)
})

it('a quantile is one of the values', () => {
  expect([0, 0.5, 1].map((share) => quantile([3, 1, 2], share))).toEqual([1, 2, 3])
})

const sources = readSources('en')
it.each(pages.filter(({ kind }) => kind === 'service'))('$path is read with ten years of school', (page) => {
  expect(gradeOf(sources.get(namespaceOf(page)) as Json)).toBeLessThanOrEqual(10)
})
