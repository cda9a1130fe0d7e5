import { describe, expect, it } from 'vitest'
import { searchWordProblems, searchWords } from './words-file.ts'

describe('the file of search words', () => {
  it('has no mistakes', () => {
    expect(searchWordProblems(searchWords)).toEqual([])
  })

  it('gets a message for each mistake', () => {
    const words = {
      synonyms: [['alone'], ['a', 'b'], ['B', 'c ']],
      keywords: { nope: ['x'] } as never,
      ignored: {},
    }
    expect(searchWordProblems(words)).toEqual([
      'locales/search-words.json: synonyms.0: "alone" is the only one: add what means the same',
      'locales/search-words.json: synonyms: "b" is in two groups: put them together',
      'locales/search-words.json: keywords.nope: no page has this id',
      'locales/search-words.json: "c " is empty or begins or ends with a space',
    ])
  })
})
