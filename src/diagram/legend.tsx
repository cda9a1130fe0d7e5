import { useTranslation } from 'react-i18next'
import css from './legend.module.css'
import type { DiagramNode, NodeKind } from './types.ts'

const kinds: readonly NodeKind[] = ['customer', 'provider', 'cloud', 'data', 'external']

/** Explains a diagram's kinds of parts: who owns them. */
export function Legend({ nodes }: { nodes: readonly Pick<DiagramNode, 'kind'>[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css.legend}>
      {kinds
        .filter((kind) => nodes.some((node) => node.kind === kind))
        .map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`diagram.kinds.${kind}`)}
          </li>
        ))}
    </ul>
  )
}
