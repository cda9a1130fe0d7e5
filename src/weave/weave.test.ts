import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { pages } from '../catalogue/pages.ts'
import { areaOf } from '../catalogue/urls.ts'
import { type Weave, weave } from './weave.ts'

const cloths = pages.map((page) => ({ id: page.id, area: areaOf(page), weave: weave(page.id, areaOf(page)) }))

const strokes = (d: string) => {
  const runs: { x: number; y: number; length: number }[] = []
  let x = 0
  let y = 0
  for (const [, x0, y0, dx, dy, length] of d.matchAll(/(?:M(\d+) (\d+)\.5|m(-?\d+) (-?\d+))h(\d+)/g)) {
    x += Number(x0 ?? dx)
    y += Number(y0 ?? dy)
    runs.push({ x, y, length: Number(length) })
    x += Number(length)
  }
  return runs
}

/** How much of each cell of an 8 × 8 grid over the quarter each yarn covers: the look without the jitter. */
const look = ({ width, height, layers }: Weave) => {
  const cells = new Map<string, number>()
  for (const { yarn, d } of layers)
    for (const { x, y, length } of strokes(d))
      for (let at = x; at < x + length; at++) {
        const cell = `${yarn} ${Math.floor((at / width) * 8)} ${Math.floor((y / height) * 8)}`
        cells.set(cell, (cells.get(cell) ?? 0) + 64 / width / height)
      }
  return cells
}

const distance = (a: Map<string, number>, b: Map<string, number>) =>
  [...new Set([...a.keys(), ...b.keys()])].reduce(
    (sum, k) => sum + Math.abs((a.get(k) ?? 0) - (b.get(k) ?? 0)),
    0,
  )

const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length

describe('weave', () => {
  it.each([
    ['home', 'home', '9125a1006f82de25'],
    ['services', 'services', '2cf8064972e1dc23'],
    ['privacy', 'general', '49ba7b71ea1afd4c'],
  ] as const)('draws %s as it always did', (id, area, hash) => {
    expect(
      createHash('sha256')
        .update(JSON.stringify(weave(id, area)))
        .digest('hex')
        .slice(0, 16),
    ).toBe(hash)
  })

  it('gives every page its own cloth, even without the jitter', () => {
    const looks = cloths.map((cloth) => look(cloth.weave))
    looks.forEach((a, i) => {
      for (const [j, b] of looks.entries())
        if (j > i) expect(distance(a, b), `${cloths[i]?.id} and ${cloths[j]?.id}`).toBeGreaterThan(1)
    })
  })

  it('makes the cloths of an area look more like each other than like the rest', () => {
    const names = Array.from({ length: 10 }, (_, at) => `page-${at}`)
    const areas = [...new Set(cloths.map(({ area }) => area))].filter((area) => area !== 'home')
    const looks = areas.flatMap((area) => names.map((id) => ({ area, cells: look(weave(id, area)) })))
    for (const area of areas) {
      const ofArea = looks.filter((l) => l.area === area)
      const others = looks.filter((l) => l.area !== area)
      const within = ofArea.flatMap((a) =>
        ofArea.filter((b) => b !== a).map((b) => distance(a.cells, b.cells)),
      )
      const across = ofArea.flatMap((a) => others.map((b) => distance(a.cells, b.cells)))
      expect(mean(within), area).toBeLessThan(mean(across) * 0.9)
    }
  })

  it.each(cloths)('keeps $id small and inside its tile', ({ weave: { width, height, layers } }) => {
    const data = layers.map(({ d }) => d).join('')
    expect(data.length).toBeLessThanOrEqual(3 * 1024)
    expect(brotliCompressSync(data).length).toBeLessThanOrEqual(900)
    for (const { d } of layers) {
      expect(d).toMatch(/^M\d+ \d+\.5h\d+(?:m-?\d+ -?\d+h\d+)*$/)
      for (const { x, y, length } of strokes(d)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + length).toBeLessThanOrEqual(width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThan(height)
      }
    }
  })

  it('costs the browser less than 1.5 KiB', async () => {
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rolldownOptions: { input: 'src/weave/weave.ts', preserveEntrySignatures: 'strict' },
      },
    })
    const code = 'output' in output ? output.output[0].code : ''
    expect(code).toContain('cotton')
    expect(brotliCompressSync(code).length).toBeLessThan(1536)
  })
})
