import { expect, test } from 'vitest'
import glossary from '../typography/glossary.json' with { type: 'json' }
import { sourcesOf } from './sources.fixture.ts'
import { spellingFindings } from './spelling.ts'
import { termFindings } from './terms.ts'
import variants from './variants.json' with { type: 'json' }

const thai = (text: string) => sourcesOf({ th: { 'pages/home': { h1: text } } })
const found = (text: string) => spellingFindings(thai(text)).map(({ message }) => message)

test('a variant is found inside a word and reported with the spelling to use', () => {
  expect(found('แบนด์วิธของแอพพลิเคชัน')).toEqual([
    '"แบนด์วิธ" is "Bandwidth" in the glossary',
    '"แอพ" is "แอป" in the glossary',
  ])
})

test('no spelling in the glossary contains a variant, except those that the glossary itself lists', () => {
  const own = glossary.filter(({ term }) => !term.endsWith('(variant)')).map(({ thai }) => thai)
  expect(found(own.join(' '))).toEqual([])
})

test('every spelling to use is in the glossary', () => {
  const known = new Set(glossary.map(({ thai }) => thai))
  expect(variants.map(({ thai }) => thai).filter((thai) => !known.has(thai))).toEqual([])
})

test("spellings that the glossary's notes rule out are found", () => {
  const ruledOut = glossary.flatMap(({ term, thai, note }) => [
    ...(/\b[Nn]ot ([\u0e00-\u0e7f]+)(?=$|;| in running text)/.exec(note ?? '')?.slice(1) ?? []),
    ...(term.endsWith('(variant)') ? [thai] : []),
  ])
  expect(ruledOut.length).toBeGreaterThan(10)
  const accepted = ruledOut.filter(
    (variant) => found(variant).length === 0 && termFindings(thai(variant)).length === 0,
  )
  expect(accepted).toEqual([])
})
