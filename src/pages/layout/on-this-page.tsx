import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block } from '../../blocks/blocks.ts'
import css from './on-this-page.module.css'
import { useReading } from './use-reading.ts'

/** Links to the page's sections and marks the current one; fades while that one reaches over the list. */
export function OnThisPage({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation()
  const reading = useReading(blocks)
  const list = useRef<HTMLElement>(null)
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    const section = reading === undefined ? null : document.getElementById(reading)
    const edge = list.current?.getBoundingClientRect().right ?? 0
    setCovered(section !== null && section.getBoundingClientRect().left < edge)
  }, [reading])
  return (
    <nav ref={list} aria-label={t('onThisPage')} className={css.list} data-covered={isCovered || undefined}>
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
