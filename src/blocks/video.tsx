import { useTranslation } from 'react-i18next'
import { Photo, type PhotoFile } from '../components/photo.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { PhotoFigure } from './photo/figure.tsx'
import css from './video.module.css'
import type { Content } from './video.schema.ts'

/** A video as the build makes it. */
export interface VideoFile {
  src: string
  /** In px. */
  width: number
  height: number
  poster: PhotoFile
  /** Captions by language, with its own name; the page's language comes first. */
  captions: { language: string; name: string; src: string }[]
}

/** One clear pixel: without any poster Chromium paints the video grey. */
const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * A video that its visitor starts. Until then nothing of it is fetched, and its poster, which would be fetched at once as an attribute,
 * shows through as a picture of its own. No captions are chosen beforehand: they would be fetched too.
 */
export function Video({
  media,
  file,
  poster,
  silent,
  caption,
  transcript,
  ...section
}: Content & { media: VideoFile }) {
  const { t } = useTranslation()
  return (
    <Section {...section} room="full">
      <PhotoFigure caption={caption}>
        <div className={css.video}>
          <Photo media={media.poster} alt="" sizes="(min-width: 78rem) 75rem, 95vw" />
          {/* biome-ignore lint/a11y/useMediaCaption: a video without sound has none; the content check asks for those of all others */}
          <video
            controls
            playsInline
            preload="none"
            poster={transparent}
            width={media.width}
            height={media.height}
            aria-label={section.title}
          >
            <source src={media.src} type="video/mp4" />
            {media.captions.map(({ language, name, src }) => (
              <track key={language} kind="captions" srcLang={language} label={name} src={src} />
            ))}
          </video>
        </div>
      </PhotoFigure>
      <details className={css.transcript}>
        <summary>{t('transcript')}</summary>
        {transcript.map((paragraph) => (
          <p key={paragraph}>
            <Rich>{paragraph}</Rich>
          </p>
        ))}
      </details>
    </Section>
  )
}
