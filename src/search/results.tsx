import { PageLink } from '../components/page-link.tsx'
import { Pictogram } from '../components/pictogram.tsx'
import type { Pictograms } from '../pictograms/draw.ts'
import { Highlight } from './highlight.tsx'
import type { Hit } from './search.ts'
import css from './search-box.module.css'

interface ResultsProps {
  /** What the options' ids begin with; their number follows. */
  id: string
  hits: readonly Hit[]
  terms: readonly string[]
  pictograms: Pictograms
  /** The number of the option that the keyboard has come to. */
  active: number
  onFollow: () => void
}

/** Pages with pictogram and purpose, under each its sections that fit best, as options of a list. */
export function Results({ id, hits, terms, pictograms, active, onFollow }: ResultsProps) {
  let number = -1
  const optionProps = () => {
    number += 1
    return {
      id: `${id}${number}`,
      role: 'option',
      'aria-selected': number === active,
      tabIndex: -1,
      onClick: onFollow,
    }
  }
  return hits.map(({ page, label, purpose, sections }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div key={page} role="group" aria-label={label} className={css.hit}>
      <PageLink page={page} className={css.page} {...optionProps()}>
        <Pictogram path={pictograms[page]} />
        <strong>
          <Highlight text={label} terms={terms} />
        </strong>
        <span>
          <Highlight text={purpose} terms={terms} />
        </span>
      </PageLink>
      {sections.map(({ anchor, heading }) => (
        <PageLink key={anchor} page={page} hash={anchor} className={css.section} {...optionProps()}>
          <Highlight text={heading} terms={terms} />
        </PageLink>
      ))}
    </div>
  ))
}
