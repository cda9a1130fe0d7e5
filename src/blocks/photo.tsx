import { Photo, type PhotoFile } from '../components/photo.tsx'
import { Section } from '../components/section.tsx'
import { PhotoFigure } from './photo/figure.tsx'
import type { Content } from './photo.schema.ts'

/** A photograph as wide as the page's content. */
export function PhotoBlock({
  media,
  file,
  alt,
  caption,
  credit,
  social,
  ...section
}: Content & { media: PhotoFile }) {
  return (
    <Section {...section} room="full">
      <PhotoFigure caption={caption} credit={credit}>
        <Photo media={media} alt={alt} sizes="(min-width: 78rem) 75rem, 95vw" />
      </PhotoFigure>
    </Section>
  )
}
