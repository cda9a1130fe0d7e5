import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brandTexts } from '../../content/brand-texts.ts'

it('docs/content.md lists the placeholders that texts may use', () => {
  const listed = [...readFileSync('docs/content.md', 'utf8').matchAll(/\{\{(\w+)\}\}/g)].map(
    ([, name]) => name,
  )
  expect(new Set(listed)).toEqual(new Set(Object.keys(brandTexts('en'))))
})
