import { useTranslation } from 'react-i18next'
import type { Block } from '../../blocks/blocks.ts'
import { Pictogram } from '../../components/pictogram.tsx'
import { type Stat, Stats } from '../../components/stats.tsx'
import css from './industry.module.css'
import type { PageProps } from './page-props.ts'

/** The industry's pictogram with its key figure, or with the page's contents where it has none. */
export function Industry({ page, content }: PageProps) {
  const { t } = useTranslation()
  const { figure, blocks } = content
  const counted = (type: Block['type'], name: 'rules' | 'phases' | 'parts'): Stat[] => {
    const block = blocks.find((candidate) => candidate.type === type)
    const count = block ? lengthOf(block) : 0
    return count > 0 ? [{ value: String(count), label: t(`industry.${name}`), hash: block?.id }] : []
  }
  const held = [...counted('table', 'rules'), ...counted('diagram', 'parts'), ...counted('steps', 'phases')]
  return (
    <div className={css.industry}>
      <Pictogram path={content.pictograms[page.id]} isOwn />
      <Stats items={figure ? [figure] : held} as={figure ? 'column' : 'strip'} />
    </div>
  )
}

const lengthOf = (block: Block): number => {
  if (block.type === 'table') return block.rows.length
  if (block.type === 'diagram') return block.nodes.length
  return block.type === 'steps' ? block.items.length : 0
}
