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

test('every check of voice and form takes part', () => {
  const sources = sourcesOf({
    en: {
      'pages/services/hashicorp-vault': {
        title: 'Vault',
        lead: 'Nobody knows, but it is 5 % done, 80 km away.',
        actions: [{ label: 'Count with us' }],
        blocks: [],
      },
    },
  })
  const messages = qualityFindings(sources)
    .map(({ message }) => message)
    .join('\n')
  expect(messages).toContain('is not found by')
  expect(messages).toContain('has no section "What\'s included"')
  expect(messages).toContain('is no button')
  expect(messages).toContain('"Nobody": write no one')
  expect(messages).toContain('"it is": write')
  expect(messages).toContain('and % closed')
  expect(messages).toContain('write {{siteDistance}}')
})
