import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeen } from '../browser/use-seen.ts'
import css from './diagram.module.css'
import { Drawing } from './drawing.tsx'
import { Legend } from './legend.tsx'
import type { DiagramData, DiagramLayouts } from './types.ts'

interface DiagramProps extends Pick<DiagramData, 'nodes' | 'edges'> {
  title: string
  layouts: DiagramLayouts
  /** By node id: what the node is, as one path. Drawn when the diagram comes into sight. */
  icons: Readonly<Record<string, string>>
}

/** An architecture diagram, drawn for the room there is, whose each part is, and its connections in words. */
export function Diagram({ title, layouts, icons, nodes, edges }: DiagramProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const paths = isSeen ? nodes.map(({ id }) => icons[id]) : []
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  return (
    <div ref={place} className={css.diagram}>
      <div className={css.parts}>
        <div>
          <Drawing title={title} geometry={layouts.wide} icons={paths} className={css.wide} />
          <Drawing title={title} geometry={layouts.narrow} icons={paths} className={css.narrow} />
        </div>
        <div>
          <Legend nodes={nodes} />
          <details className={css.connections}>
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
        </div>
      </div>
    </div>
  )
}
