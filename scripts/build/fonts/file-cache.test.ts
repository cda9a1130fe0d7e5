import { randomUUID } from 'node:crypto'
import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cached, pruneCache, sourceHash } from './file-cache.ts'

const folder = `test-${randomUUID()}`
const path = join(import.meta.dirname, '../../../node_modules/.cache', folder)
afterAll(() => rm(path, { recursive: true, force: true }))

describe('cached', () => {
  it('makes a file once per key', async () => {
    let made = 0
    const make = () => Buffer.from(`made ${++made}`)
    expect(String(await cached(folder, 'one', make))).toBe('made 1')
    expect(String(await cached(folder, 'one', make))).toBe('made 1')
    expect(String(await cached(folder, 'two', make))).toBe('made 2')
  })

  it('lets several ask at the same time and leaves nothing unfinished', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => cached(folder, 'three', () => Buffer.from('same'))),
    )
    expect(new Set(all.map(String))).toEqual(new Set(['same']))
    expect((await readdir(path)).filter((name) => name.includes('.'))).toEqual([])
  })

  it('forgets what nobody asked for in a week', async () => {
    const [first, ...rest] = await readdir(path)
    const lastMonth = new Date(Date.now() - 30 * 86_400_000)
    await utimes(join(path, first as string), lastMonth, lastMonth)
    await pruneCache(folder)
    expect((await readdir(path)).sort()).toEqual(rest.sort())
  })
})

describe('sourceHash', () => {
  it('tells files apart and is the same at every call', () => {
    expect(sourceHash(['package.json'])).toBe(sourceHash(['package.json']))
    expect(sourceHash(['package.json'])).not.toBe(sourceHash(['tsconfig.json']))
  })
})
