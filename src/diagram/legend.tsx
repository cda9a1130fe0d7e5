import { useTranslation } from 'react-i18next'
import css from './legend.module.css'
import { measures } from './measures.ts'
import { Stripe } from './stripe.tsx'
import type { DiagramNode, NodeKind } from './types.ts'

const kinds: readonly NodeKind[] = ['customer', 'provider', 'cloud', 'data', 'external']

/** Height in px of a sample, which ends with a whole dash of every form. */
const sample = 22

/** Explains a diagram's kinds of parts: who owns them. */
export function Legend({ nodes }: { nodes: readonly Pick<DiagramNode, 'kind'>[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css.legend}>
      {kinds
        .filter((kind) => nodes.some((node) => node.kind === kind))
        .map((kind) => (
          <li key={kind} data-kind={kind}>
            {kind !== 'external' && (
              <svg aria-hidden="true" data-kind={kind} width={measures.stripe} height={sample}>
                <Stripe height={sample} />
              </svg>
            )}
            {t(`diagram.kinds.${kind}`)}
          </li>
        ))}
    </ul>
  )
}
