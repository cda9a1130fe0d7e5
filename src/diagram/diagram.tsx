import { useTranslation } from 'react-i18next'
import css from './diagram.module.css'
import { Drawing } from './drawing.tsx'
import type { DiagramData, DiagramLayouts } from './types.ts'

interface DiagramProps extends Pick<DiagramData, 'nodes' | 'edges'> {
  title: string
  layouts: DiagramLayouts
}

/** An architecture diagram, drawn for the room there is, and its connections in words. */
export function Diagram({ title, layouts, nodes, edges }: DiagramProps) {
  const { t } = useTranslation()
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  return (
    <div className={css.diagram}>
      <Drawing title={title} geometry={layouts.wide} className={css.wide} />
      <Drawing title={title} geometry={layouts.narrow} className={css.narrow} />
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
  )
}
