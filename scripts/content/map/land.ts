import { readFileSync } from 'node:fs'
import { polygonContains } from 'd3-polygon'
import type { Feature, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { grid, type Land } from '../../../src/map/places.ts'

/** ISO 3166-1 numbers. */
const countries = {
  home: { thailand: '764', singapore: '702' },
  around: {
    myanmar: '104',
    laos: '418',
    cambodia: '116',
    vietnam: '704',
    malaysia: '458',
    indonesia: '360',
    china: '156',
  },
}

let cached: Land | undefined

/** Returns the land of the map, from Natural Earth's borders at 1:50 million. */
export const land = (): Land => {
  cached ??= draw()
  return cached
}

const draw = (): Land => {
  const atlas = JSON.parse(
    readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'),
  ) as Topology<{ countries: GeometryCollection }>
  const { features } = feature(atlas, atlas.objects.countries)
  const of = (ids: Readonly<Record<string, string>>) =>
    features.filter(({ id }) => Object.values(ids).includes(String(id)))
  return { home: stitch(of(countries.home)), around: stitch(of(countries.around)) }
}

const stitch = (shapes: readonly Feature[]): string => {
  const rings = shapes.flatMap(({ geometry }) => ringsOf(geometry)).filter((ring) => ring.some(isNear))
  const isLand = (column: number, row: number) => {
    const at: Degrees = [grid.west + (column + 0.5) * grid.cell, grid.north - (row + 0.5) * grid.cell]
    // A hole is a ring of its own.
    return rings.filter((ring) => polygonContains(ring, at)).length % 2 === 1
  }
  return Array.from({ length: grid.rows }, (_, row) => {
    const stitches = Array.from({ length: grid.columns }, (_, column) => (isLand(column, row) ? '#' : ' '))
    return [...stitches.join('').matchAll(/#+/g)]
      .map(({ index, 0: run }) => `M${index} ${row}h${run.length}`)
      .join('')
  }).join('')
}

type Degrees = [longitude: number, latitude: number]

const ringsOf = (geometry: Geometry): Degrees[][] => {
  if (geometry.type === 'Polygon') return geometry.coordinates as Degrees[][]
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as Degrees[][]) : []
}

/** Whether a border's point is on the map. */
const isNear = ([longitude, latitude]: Degrees) =>
  longitude > grid.west &&
  longitude < grid.west + grid.columns * grid.cell &&
  latitude < grid.north &&
  latitude > grid.north - grid.rows * grid.cell
