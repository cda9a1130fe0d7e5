import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { repetitionFindings } from './repetition.ts'
import { sourcesOf } from './sources.fixture.ts'

const one = pageOfKind('home').namespace
const another = pageOfKind('service').namespace
const page = (...texts: string[]) => ({ h1: 'Heading', blocks: texts })

test('a sentence on two pages is found whatever its marks, case and punctuation', () => {
  const findings = repetitionFindings(
    sourcesOf({
      en: {
        [one]: page('First. A lost key is a **lost** backup.'),
        [another]: page('A lost [key](page:contact) is a lost backup'),
      },
    }),
  )
  expect(findings).toEqual([
    {
      language: 'en',
      namespace: another,
      key: 'blocks.0',
      message: `"a lost key is a lost backup" also occurs in ${one}`,
    },
  ])
})

test('a Thai clause on two pages is found', () => {
  const clause = 'ลูกค้าเป็นผู้ถือกุญแจเข้ารหัสเองตลอดเวลา'
  const findings = repetitionFindings(
    sourcesOf({
      th: {
        [one]: page(`ในศูนย์ข้อมูลของเรา ${clause}`),
        [another]: page(`${clause} ไม่มีข้อยกเว้น`),
      },
    }),
  )
  expect(findings.map(({ language, key }) => [language, key])).toEqual([['th', 'blocks.0']])
})

test('the full name of an act may appear on every page that cites it', () => {
  const page = (text: string) => ({
    [one]: { h1: text },
    [another]: { h1: text },
  })
  expect(
    repetitionFindings(
      sourcesOf({
        en: page('Public Procurement and Supplies Administration Act B.E. 2560 (2017)'),
        th: page('พ.ร.บ. การจัดซื้อจัดจ้างและการบริหารพัสดุภาครัฐ พ.ศ. 2560'),
      }),
    ),
  ).toEqual([])
})

test('labels, the same page, legal texts and the shell may repeat', () => {
  const sentence = 'Personal data is deleted after ninety days.'
  const findings = repetitionFindings(
    sourcesOf({
      en: {
        common: { text: sentence },
        [pageOfKind('legal').namespace]: page(sentence),
        [pageOfKind('legal', 1).namespace]: page(sentence),
        [one]: page(sentence, sentence, 'Who does what'),
        [another]: page('Who does what'),
      },
    }),
  )
  expect(findings).toEqual([])
})

test('texts in a picture may be repeated, its caption may not', () => {
  const sentence = 'One database does not answer at night.'
  const shows = (caption: string) => ({ picture: { caption, events: [{ title: sentence }] } })
  const keysOf = (caption: string) =>
    repetitionFindings(
      sourcesOf({
        en: { [one]: shows('Another.'), [another]: shows(caption) },
      }),
    ).map(({ key }) => key)
  expect(keysOf('Something else.')).toEqual([])
  expect(
    repetitionFindings(
      sourcesOf({
        en: { [one]: shows(sentence), [another]: shows(sentence) },
      }),
    ).map(({ key }) => key),
  ).toEqual(['picture.caption'])
})
