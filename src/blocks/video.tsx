import { useTranslation } from 'react-i18next'
import { Photo, type PhotoFile } from '../components/photo.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { PhotoFigure } from './photo/figure.tsx'
import css from './video.module.css'
import type { Content } from './video.schema.ts'

/** A video as the build outputs it. */
export interface VideoFile {
  src: string
  /** In px. */
  width: number
  height: number
  poster: PhotoFile
  /** Captions by language, with the language's name for itself; the page's language is first. */
  captions: { language: string; name: string; src: string }[]
}

/** One transparent pixel: without a poster Chromium paints the video grey. */
const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * A video that the visitor starts; nothing of it is fetched before that. The poster is a picture behind the video, since browsers fetch a
 * `poster` attribute at once. No captions are selected by default: they would be fetched too.
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
          {/* biome-ignore lint/a11y/useMediaCaption: a video without sound has none; the content check requires them for all others */}
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
