import { z } from 'zod'
import { block, rich } from './fields.ts'
import { mediaFile, photo } from './media-fields.ts'

export const schema = block('video', {
  file: mediaFile('mp4'),
  /** The still shown until the video is played. */
  poster: photo.file,
  /** Whether it has no sound, and so needs no captions. */
  silent: z.literal(true).optional(),
  caption: rich.optional(),
  /** What is said and shown, for readers who cannot see or hear it. */
  transcript: z.array(rich).min(1),
})

export type Content = z.infer<typeof schema>
