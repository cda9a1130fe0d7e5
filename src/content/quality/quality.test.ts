import { expect, test } from 'vitest'
import { qualityFindings } from './quality.ts'
import { sourcesOf } from './sources.fixture.ts'

test('every check takes part', () => {
  const sentence = 'One seamless sentence of many words!'
  const findings = qualityFindings(
    sourcesOf({
      en: { 'pages/services/kubernetes': { h1: sentence }, 'pages/services/nutanix': { h1: sentence } },
      th: { 'pages/home': { h1: 'แบนด์วิธ' } },
    }),
  )
  const messages = findings.map(({ message }) => message).join('\n')
  expect(messages).toContain('needs 450')
  expect(messages).toContain('stands in pages/services/nutanix too')
  expect(messages).toContain('says nothing')
  expect(messages).toContain('in the glossary')
  expect(messages).toContain('exclamation mark')
})
