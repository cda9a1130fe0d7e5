import { expect, test } from 'vitest'
import { repetitionFindings } from './repetition.ts'
import { sourcesOf } from './sources.fixture.ts'

const page = (...texts: string[]) => ({ h1: 'Heading', blocks: texts })

test('a sentence on two pages is found whatever its marks, case and end', () => {
  const findings = repetitionFindings(
    sourcesOf({
      en: {
        'pages/services/vault': page('unused'),
        'pages/services/nutanix': page('First. A lost key is a **lost** backup.'),
        'pages/services/kubernetes': page('A lost [key](page:vault) is a lost backup'),
      },
    }),
  )
  expect(findings).toEqual([
    {
      language: 'en',
      namespace: 'pages/services/kubernetes',
      key: 'blocks.0',
      message: '"a lost key is a lost backup" stands in pages/services/nutanix too',
    },
  ])
})

test('a Thai clause on two pages is found', () => {
  const clause = 'ลูกค้าเป็นผู้ถือกุญแจเข้ารหัสเองตลอดเวลา'
  const findings = repetitionFindings(
    sourcesOf({
      th: {
        'pages/services/nutanix': page(`ในศูนย์ข้อมูลของเรา ${clause}`),
        'pages/services/kubernetes': page(`${clause} ไม่มีข้อยกเว้น`),
      },
    }),
  )
  expect(findings.map(({ language, key }) => [language, key])).toEqual([['th', 'blocks.0']])
})

test('the full name of an act may stand on every page that cites it', () => {
  const page = (text: string) => ({
    'pages/services/nutanix': { h1: text },
    'pages/services/vault': { h1: text },
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
        'pages/privacy': page(sentence),
        'pages/service-level-agreement': page(sentence),
        'pages/services/nutanix': page(sentence, sentence, 'Who does what'),
        'pages/services/kubernetes': page('Who does what'),
      },
    }),
  )
  expect(findings).toEqual([])
})
