import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeen } from '../browser/use-seen.ts'
import { fromWidth } from '../styles/media.ts'
import { tables, wideDrawings } from '../styles/tokens.ts'
import css from './diagram.module.css'
import { Drawing } from './drawing.tsx'
import { Legend } from './legend.tsx'
import type { DiagramData, DiagramLayouts } from './types.ts'

interface DiagramProps extends Pick<DiagramData, 'nodes' | 'edges'> {
  title: string
  layouts: DiagramLayouts
  /** SVG path of each node's icon, by node id; drawn once the diagram comes into view. */
  icons: Readonly<Record<string, string>>
  caption: ReactNode
}

/** Whether the explanation stands beside the narrow drawing (diagram.module.css). */
const besideNarrow = () =>
  matchMedia(fromWidth(tables)).matches && !matchMedia(fromWidth(wideDrawings)).matches

/** Shows an architecture diagram that fits the width, a legend of who owns which part, and its connections in words. */
export function Diagram({ title, layouts, icons, nodes, edges, caption }: DiagramProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  // State instead of `:has([open])`, by which every insertion into the page would recalculate its styles.
  const [isOpen, setIsOpen] = useState(false)
  // Beside the narrow drawing, which is much higher than legend and caption, the words have the room.
  useEffect(() => {
    if (isSeen && besideNarrow()) setIsOpen(true)
  }, [isSeen])
  const paths = isSeen ? nodes.map(({ id }) => icons[id]) : []
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  return (
    <div ref={place}>
      <figure className={css.parts} data-corner={layouts.wide.hasCorner && !isOpen ? true : undefined}>
        <div>
          <Drawing
            title={title}
            geometry={layouts.wide}
            icons={paths}
            badges="last line"
            className={css.wide}
          />
          <Drawing
            title={title}
            geometry={layouts.narrow}
            icons={paths}
            badges="middle"
            className={css.narrow}
          />
        </div>
        <figcaption>
          <Legend nodes={nodes} />
          <details
            className={css.connections}
            open={isOpen}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary>{t('diagram.connections')}</summary>
            <ul>
              {edges.map(({ from, to, label }) => {
                const names = { from: nameOf(from), to: nameOf(to), label }
                return (
                  <li key={`${from} ${to} ${label}`}>
                    {t(label ? 'diagram.labelled' : 'diagram.connection', names)}
                  </li>
                )
              })}
            </ul>
          </details>
          <p className={css.caption}>{caption}</p>
        </figcaption>
      </figure>
    </div>
  )
}
