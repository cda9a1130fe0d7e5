import { z } from 'zod'
import { rich, text } from './fields.ts'

/** The name of a file in the provider's folder of originals. */
export const mediaFile = (kinds: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[a-z0-9]+(?:[-.][a-z0-9]+)*\\.(?:${kinds})$`),
      `is not a file name of lower-case words and hyphens that ends in .${kinds.replaceAll('|', ', .')}`,
    )

const longestAlt = 200

/** What a photograph shows, for readers who cannot see it. */
const alt = z
  .string({ error: 'is missing: say what the photograph shows, for readers who do not see it' })
  .refine(
    (value) => value.trim() !== '' && !/\.(?:jpe?g|png|webp|avif)$/i.test(value),
    'says nothing about the photograph: say what it shows, for readers who do not see it',
  )
  .refine((value) => [...value].length <= longestAlt, `has more than ${longestAlt} characters`)

/** A photograph: its original, its alternative text, and the line below it. */
export const photo = {
  file: mediaFile('jpg|jpeg|png|webp|avif'),
  alt,
  caption: rich.optional(),
  /** Who took it. */
  credit: text.optional(),
}
