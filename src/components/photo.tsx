import css from './photo.module.css'

/** A photograph as the build makes it: in several widths and two formats, without what cameras add about places and people. */
export interface PhotoFile {
  /** In px: of the original, upright. */
  width: number
  height: number
  /** Candidates as `srcset` takes them. */
  avif: string
  webp: string
  /** The address of the largest one. */
  largest: string
  /** A few pixels of it as a `data:` address, to stand there until it comes; none where the photograph is transparent. */
  placeholder?: string
}

interface PhotoProps {
  media: PhotoFile
  alt: string
  /** The width that it takes, as the attribute of that name says it. */
  sizes: string
}

/** A photograph that loads once it is near, in room that is there from the start. */
export function Photo({ media, alt, sizes }: PhotoProps) {
  const { width, height } = media
  return (
    <span className={css.photo}>
      {media.placeholder && <img alt="" src={media.placeholder} width={width} height={height} />}
      <picture>
        <source type="image/avif" srcSet={media.avif} sizes={sizes} />
        <img
          loading="lazy"
          decoding="async"
          srcSet={media.webp}
          src={media.largest}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
        />
      </picture>
    </span>
  )
}
