import { readFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { wholeLanguages } from '../../../src/i18n/languages.ts'

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
}

/** The build's oldest target browsers, each with its version. */
const { target } = (await resolveConfig({ logLevel: 'silent' }, 'build')).build
const oldest = [target].flat().flatMap((entry): [name: string, version: string][] => {
  const [, browser = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(String(entry)) ?? []
  return names[browser] ? [[names[browser], version]] : []
})

interface Table {
  readonly id: string
  readonly rows: readonly (readonly string[])[]
}

test.each(wholeLanguages)(
  'the accessibility page names the oldest browsers of the build, in %s',
  (language) => {
    const { blocks } = JSON.parse(readFileSync(`locales/${language}/pages/accessibility.json`, 'utf8'))
    const table = (blocks as Table[]).find(({ id }) => id === 'browsers')
    expect(table?.rows.map(([name, version]) => [name, version])).toEqual(oldest)
  },
)

test('docs/engines.md names them too', () => {
  const versions = new Map(oldest)
  const row = `| Chrome and Edge ${versions.get('Chrome')}, Firefox ${versions.get('Firefox')}, Safari ${versions.get('Safari')}, and later |`
  expect(readFileSync('docs/engines.md', 'utf8')).toContain(row)
  expect(versions.get('Edge')).toBe(versions.get('Chrome'))
})
