import css from './photo.module.css'

/** A photograph as the build outputs it: in several widths and two formats, without the camera's metadata about places and people. */
export interface PhotoFile {
  /** Width and height of the upright original, in px. */
  width: number
  height: number
  /** Candidates in the syntax of `srcset`. */
  avif: string
  webp: string
  /** The address of the largest one. */
  largest: string
  /** A few pixels of it as a `data:` URL, shown until it has loaded; `undefined` if the photograph is transparent. */
  placeholder?: string
}

interface PhotoProps {
  media: PhotoFile
  alt: string
  /** Its displayed width in the syntax of the attribute `sizes`. */
  sizes: string
}

/** A photograph that loads when it is near the viewport; its space is reserved from the start. */
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
