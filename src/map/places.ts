import { places } from '../provider/places.ts'
import type { Place } from '../provider/schema.ts'

/** The part of the world that the map shows: its upper left corner and the size of a cell, in degrees, and the number of cells. */
export const grid = { west: 92.8, north: 20.9, cell: 0.4, columns: 38, rows: 51 } as const

/** Places that a map can show (`src/provider/places.ts`). */
export const mapPlaces: Readonly<Record<PlaceName, Place>> = places

export type PlaceName = keyof typeof places

export const placeNames = Object.keys(mapPlaces) as PlaceName[]

/** Returns a place's position in cells from the upper left corner. Near the equator, degrees of longitude and latitude are equally long to within 7 %. */
export const pointOf = (name: PlaceName): readonly [x: number, y: number] => {
  const [longitude, latitude] = mapPlaces[name].at
  return [round((longitude - grid.west) / grid.cell), round((grid.north - latitude) / grid.cell)]
}

const round = (cells: number) => Math.round(cells * 10) / 10

/** SVG paths in cells: a subpath for each run of land in a row, to be drawn as stitches by a dashed stroke. */
export interface Land {
  /** The countries that hold the data centres and regions. */
  readonly home: string
  readonly around: string
}
