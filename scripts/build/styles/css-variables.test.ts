import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { cssVariables, withConstants } from './css-variables.ts'

describe('withConstants', () => {
  it('inlines constants, and keeps variables that a language or print overrides', () => {
    expect(
      withConstants('a{gap:calc(3 * var(--space)) var(--layout-gutter);color:var(--palette-text)}'),
    ).toBe('a{gap:calc(3 * 8px) var(--layout-gutter);color:var(--palette-text)}')
    expect(withConstants('a{font:var(--type-small)/var(--leading-small) var(--font-sans)}')).toBe(
      'a{font:0.9375rem/var(--leading-small) var(--font-sans)}',
    )
  })

  it('refuses a sheet that sets a constant', () => {
    expect(() => withConstants('.a{--space: 4px}')).toThrow('--space')
    expect(withConstants('.a{--layout-gutter: 0px}')).toBe('.a{--layout-gutter: 0px}')
  })
})

describe('cssVariables', () => {
  it('declares every token once, and typefaces and line heights again for Thai', () => {
    const [root = '', ...others] = cssVariables().split('}').filter(Boolean)
    expect(others).toHaveLength(languageCodes.length - 1)
    const thai = others.find((rule) => rule.includes(':lang(th)'))
    expect(root).toContain('--space:8px;')
    expect(root.match(/--leading-body:/g)).toHaveLength(1)
    expect(thai).toMatch(/^:root:lang\(th\)\{--font-sans:[^}]*--leading-body:/)
    expect(thai).not.toContain('--palette')
  })
})
