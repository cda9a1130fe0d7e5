import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block } from '../../blocks/blocks.ts'
import { Text } from '../../typography/text.ts'
import css from './on-this-page.module.css'
import { useReading } from './use-reading.ts'

/** Whether a block is the notice that a page begins with, right below the list of sections on phones. */
export const isNotice = (blocks: readonly Block[], index: number): boolean =>
  index === 0 && blocks[index]?.type === 'callout'

/** Links to the page's sections and marks the current one; fades while any section reaches over the list. */
export function OnThisPage({
  blocks,
  numbered,
}: {
  blocks: readonly Block[]
  numbered: ReadonlySet<string>
}) {
  const { t } = useTranslation()
  const reading = useReading(blocks)
  const list = useRef<HTMLElement>(null)
  const isCovered = useCovered(list, reading)
  return (
    <nav ref={list} aria-label={t('onThisPage')} className={css.list} data-covered={isCovered || undefined}>
      <p aria-hidden="true">{t('onThisPage')}</p>
      <ol>
        {blocks.map(
          ({ id, title }, index) =>
            !isNotice(blocks, index) && (
              <li key={id} data-numbered={numbered.has(id) || undefined}>
                <a href={`#${id}`} aria-current={id === reading ? 'location' : undefined}>
                  <Name>{title}</Name>
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}

/** A section's heading, of which the row on narrow windows shows only what comes before a colon. */
function Name({ children }: { children: string }) {
  const end = children.search(/:\s/)
  if (end < 0) return <Text>{children}</Text>
  return (
    <>
      <Text>{children.slice(0, end)}</Text>
      <span className={css.detail}>{children.slice(end)}</span>
    </>
  )
}

/**
 * Whether a section that reaches over the list is beside it now. Also measured when another section comes into view, since a page may be
 * reloaded halfway down.
 */
const useCovered = (list: RefObject<HTMLElement | null>, reading: string | undefined): boolean => {
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    const measure = () => {
      const nav = list.current
      if (!nav) return
      const { top, right, bottom } = nav.getBoundingClientRect()
      setCovered(
        // Also those that the list leaves out, such as the price.
        [...(nav.parentElement?.lastElementChild?.children ?? [])].some((part) => {
          const section = part.getBoundingClientRect()
          return section.left < right && section.top < bottom && section.bottom > top
        }),
      )
    }
    // The list does not name the price.
    if (reading !== undefined || scrollY > 0) measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [list, reading])
  return isCovered
}
