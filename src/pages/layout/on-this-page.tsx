import { useTranslation } from 'react-i18next'
import type { Block } from '../../blocks/blocks.ts'
import css from './on-this-page.module.css'

/** Links to the page's sections. */
export function OnThisPage({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('onThisPage')} className={css.list}>
      <p aria-hidden="true">{t('onThisPage')}</p>
      <ol>
        {blocks.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
