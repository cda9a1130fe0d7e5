import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { placeholderTexts } from '../placeholders.ts'
import { qualityFindings } from './quality.ts'
import { sourcesOf } from './sources.fixture.ts'

const one = pageOfKind('service').namespace
const another = pageOfKind('home').namespace
const distance = placeholderTexts('en').siteDistance

test('every check runs', () => {
  const sentence = 'One seamless sentence of many words!'
  const findings = qualityFindings(
    sourcesOf({
      en: { [one]: { h1: sentence }, [another]: { h1: sentence } },
      th: { 'pages/home': { h1: 'แบนด์วิธ' } },
    }),
  )
  const messages = findings.map(({ message }) => message).join('\n')
  expect(messages).toContain('needs at least 450')
  expect(messages).toContain(`also occurs in ${another}`)
  expect(messages).toContain('says nothing')
  expect(messages).toContain('in the glossary')
  expect(messages).toContain('exclamation mark')
})

test('every check of voice and form runs', () => {
  const sources = sourcesOf({
    en: {
      [one]: {
        title: 'x'.repeat(47),
        lead: `Nobody knows, but it is 5 % done, ${distance} away.`,
        actions: [{ label: 'Count with us' }],
        blocks: [],
      },
    },
  })
  const messages = qualityFindings(sources)
    .map(({ message }) => message)
    .join('\n')
  expect(messages).toContain('write at most 46')
  expect(messages).toContain('has no section "What\'s included"')
  expect(messages).toContain('is not a button')
  expect(messages).toContain('"Nobody": write no one')
  expect(messages).toContain('"it is": write')
  expect(messages).toContain('no space before %')
  expect(messages).toContain('write {{siteDistance}}')
})
