/** The part of the world that the map shows, in degrees and in cells: its upper left corner, the size of a cell, and how many there are. */
export const grid = { west: 92.8, north: 20.9, cell: 0.4, columns: 38, rows: 51 } as const

interface Place {
  /** Degrees east and north. */
  readonly at: readonly [longitude: number, latitude: number]
  /** The side of its point on which its name stands. */
  readonly side: 'left' | 'right'
}

/** Places that a map can show. */
export const mapPlaces = {
  bangkok: { at: [100.5, 13.75], side: 'left' },
  chonburi: { at: [100.98, 13.36], side: 'right' },
  singapore: { at: [103.85, 1.29], side: 'right' },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof mapPlaces

export const placeNames = Object.keys(mapPlaces) as PlaceName[]

/** Returns where a place is, in cells from the upper left corner. So near the equator a degree is as long in both directions, within 7 %. */
export const pointOf = (name: PlaceName): readonly [x: number, y: number] => {
  const [longitude, latitude] = mapPlaces[name].at
  return [round((longitude - grid.west) / grid.cell), round((grid.north - latitude) / grid.cell)]
}

const round = (cells: number) => Math.round(cells * 10) / 10
