import { useTranslation } from 'react-i18next'
import type { Block } from '../../blocks/blocks.ts'
import css from './on-this-page.module.css'
import { useReading } from './use-reading.ts'

/** Links to the page's sections and marks the current one. */
export function OnThisPage({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation()
  const reading = useReading(blocks)
  return (
    <nav aria-label={t('onThisPage')} className={css.list}>
      <p aria-hidden="true">{t('onThisPage')}</p>
      <ol>
        {blocks.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === reading ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
