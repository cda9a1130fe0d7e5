import { expect, test } from 'vitest'
import { grid, placeNames, pointOf } from '../../../src/map/places.ts'
import { land } from './land.ts'

/** The cells of a path, as `column row`. */
const cellsOf = (path: string) =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, column, row, length]) =>
      Array.from({ length: Number(length) }, (_, at) => `${Number(column) + at} ${row}`),
    ),
  )

test.each(placeNames)('%s is on the map and has land within a cell', (name) => {
  const [x, y] = pointOf(name)
  expect(x).toBeLessThan(grid.columns)
  expect(y).toBeLessThan(grid.rows)
  const cells = cellsOf(land().home + land().around)
  const near = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const))
  expect(near.some(([right, down]) => cells.has(`${Math.floor(x) + right} ${Math.floor(y) + down}`))).toBe(
    true,
  )
})

test('the land includes Thailand but not its neighbours or the sea, in few bytes', () => {
  const { home, around } = land()
  const cellAt = (longitude: number, latitude: number) =>
    `${Math.floor((longitude - grid.west) / grid.cell)} ${Math.floor((grid.north - latitude) / grid.cell)}`
  const [chiangMai, vientiane, gulf] = [cellAt(98.98, 18.79), cellAt(102.6, 18.6), cellAt(101, 10)]
  expect(cellsOf(home).has(chiangMai)).toBe(true)
  expect(cellsOf(home).has(vientiane)).toBe(false)
  expect(cellsOf(around).has(vientiane)).toBe(true)
  expect(cellsOf(home + around).has(gulf)).toBe(false)
  expect([...cellsOf(home)].filter((cell) => cellsOf(around).has(cell))).toEqual([])
  expect((home + around).length).toBeLessThan(2000)
})
