import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Rich } from '../../components/rich.tsx'
import css from './figure.module.css'

interface PhotoFigureProps {
  caption?: string | undefined
  credit?: string | undefined
  children: ReactNode
}

/** A photograph or gallery with its caption and credit. */
export function PhotoFigure({ caption, credit, children }: PhotoFigureProps) {
  const { t } = useTranslation()
  return (
    <figure className={css.figure}>
      {children}
      {(caption || credit) && (
        <figcaption>
          {caption && (
            <span>
              <Rich>{caption}</Rich>
            </span>
          )}
          {credit && (
            <small>
              {t('photo')} {credit}
            </small>
          )}
        </figcaption>
      )}
    </figure>
  )
}
