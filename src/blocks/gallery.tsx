import { Photo, type PhotoFile } from '../components/photo.tsx'
import { Section } from '../components/section.tsx'
import css from './gallery.module.css'
import type { Content } from './gallery.schema.ts'
import { PhotoFigure } from './photo/figure.tsx'

/** Photographs side by side, cut to one shape; a click shows one whole. */
export function Gallery({
  items,
  ...section
}: Omit<Content, 'items'> & { items: (Content['items'][number] & { media: PhotoFile })[] }) {
  return (
    <Section {...section} room="full">
      <ul className={css.gallery}>
        {items.map(({ media, file, alt, caption, credit }) => (
          <li key={file}>
            <PhotoFigure caption={caption} credit={credit}>
              <a href={media.largest}>
                <Photo
                  media={media}
                  alt={alt}
                  sizes="(min-width: 78rem) 24rem, (min-width: 40rem) 48vw, 95vw"
                />
              </a>
            </PhotoFigure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
