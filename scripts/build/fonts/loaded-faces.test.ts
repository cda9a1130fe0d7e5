/** @module-tag slow */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { wholeLanguages } from '../../../src/i18n/languages.ts'
import { coverages, letterBeyondAscii, lettersIn } from './characters.ts'
import { fontCss } from './font-css.ts'
import { loadFaces, preloadLinks } from './loaded-faces.ts'

const faces = await loadFaces()

const budgets = { en: 40 * 1024, th: 65 * 1024 } as const

describe('the font files', () => {
  it.each(wholeLanguages)('of a page in %s fit the budget', (language) => {
    const shown = faces.filter(({ languages }) => languages.includes(language))
    expect(shown).toHaveLength(3)
    expect(shown.reduce((sum, { file }) => sum + file.length, 0)).toBeLessThanOrEqual(budgets[language])
  })

  it.each(faces)(
    '$id holds every character of its scripts and their positioning',
    ({ font, scripts, family }) => {
      const face = new Face(new Blob(font))
      const available = new Set(face.collectUnicodes())
      const written = scripts.map((script) => coverages[script].characters).join('')
      for (const character of written.replaceAll(letterBeyondAscii, ''))
        expect(available.has(character.codePointAt(0) as number), character).toBe(true)
      const positioning = face.getTableFeatureTags('GPOS')
      if (family !== 'IBM Plex Mono') expect(positioning).toContain('kern')
      if (scripts.includes('thai')) expect(positioning).toEqual(expect.arrayContaining(['mark', 'mkmk']))
    },
  )

  it.each(faces)('$id has figures of one width', ({ font }) => {
    const scaled = new Font(new Face(new Blob(font)))
    const widths = [...'0123456789'].map((figure) =>
      scaled.glyphHAdvance(scaled.nominalGlyph(figure.codePointAt(0) as number) as number),
    )
    expect(new Set(widths).size).toBe(1)
  })

  it('are cut from files with the letters of every Latin or Cyrillic text', async () => {
    const written = lettersIn(['Zürich and Łódź', 'ประเทศไทย', 'Đà Nẵng', 'Київ, Αθήνα, 深圳'])
    expect(written).toBe('àóüĐŁźКвиїẵ')
    for (const { source } of faces.filter(({ scripts }) => !scripts.includes('thai'))) {
      const available = new Set(
        new Face(new Blob(await readFile(join('node_modules', source)))).collectUnicodes(),
      )
      for (const letter of written) expect(available.has(letter.codePointAt(0) as number), letter).toBe(true)
    }
  })
})

describe('preloading', () => {
  it('fetches Thai faces for Thai pages only, and each from the URL in its rule', async () => {
    const [english, thai] = await Promise.all([preloadLinks('en'), preloadLinks('th')])
    expect(english).not.toContain('thai')
    expect(thai.match(/thai/g)).toHaveLength(2)
    for (const [, href] of thai.matchAll(/href="([^"]+)"/g))
      expect(fontCss(faces)).toContain(`url("${href}")`)
  })

  it('leaves out what may come later', async () => {
    for (const language of wholeLanguages) {
      const links = await preloadLinks(language)
      expect(links.match(/rel="preload"/g)).toHaveLength(2)
      expect(links).not.toContain('mono')
    }
  })
})
