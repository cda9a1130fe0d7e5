import { z } from 'zod'
import { type PlaceName, placeNames } from '../map/places.ts'
import { atMost, block, rich, text } from './fields.ts'

const place = z.enum(placeNames as [PlaceName, ...PlaceName[]])

export const schema = block('map', {
  caption: rich,
  places: z
    .array(
      z.strictObject({
        place,
        label: atMost(20),
        items: z
          .array(z.strictObject({ label: text, note: text.optional(), kind: z.enum(['provider', 'cloud']) }))
          .min(1)
          .max(6),
        roundTrip: z.strictObject({ to: place, label: atMost(20) }).optional(),
      }),
    )
    .min(2),
}).superRefine(({ places }, context) => {
  const shown = places.map(({ place }) => place)
  for (const [index, { place, roundTrip }] of places.entries()) {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['places', index], message })
    if (shown.indexOf(place) !== index) report(`shows "${place}" once more`)
    if (roundTrip && (roundTrip.to === place || !shown.includes(roundTrip.to)))
      report(`"${roundTrip.to}" is not another place of the map`)
  }
})

export type Content = z.infer<typeof schema>
