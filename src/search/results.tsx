import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageId } from '../catalogue/pages.ts'
import { PageLink } from '../components/page-link.tsx'
import { Pictogram } from '../components/pictogram.tsx'
import type { Pictograms } from '../pictograms/pictograms.ts'
import { Highlight, MarksContext } from './highlight.tsx'
import type { Hit, Mark, SectionHit } from './search.ts'
import css from './search-box.module.css'

interface ResultsProps {
  /** Prefix of the options' ids; page and section follow. */
  id: string
  hits: readonly Hit[]
  marks: readonly Mark[]
  pictograms: Pictograms
  /** The id of the option that the keyboard has reached. */
  active: string | undefined
}

/**
 * Pages with pictogram and purpose, each with its best sections below it, as options of a list. An option that stays from one keystroke to
 * the next is not rendered again, wherever it moves.
 */
export function Results({ id, hits, marks, pictograms, active }: ResultsProps) {
  const optionAt = (place: string) => ({ id: `${id}${place}`, isActive: `${id}${place}` === active })
  return (
    <MarksContext value={marks}>
      {hits.map(({ page, label, purpose, sections }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
        <div key={page} role="group" aria-label={label} className={css.hit}>
          <PageOption
            {...optionAt(page)}
            page={page}
            label={label}
            purpose={purpose}
            pictogram={pictograms[page]}
          />
          {sections.map((section) => (
            <SectionOption
              key={section.anchor}
              {...optionAt(`${page}-${section.anchor}`)}
              page={page}
              {...section}
            />
          ))}
        </div>
      ))}
    </MarksContext>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  page: PageId
}

const asOption = ({ id, isActive }: OptionProps) => ({
  id,
  role: 'option',
  'aria-selected': isActive,
  tabIndex: -1,
})

interface PageOptionProps extends OptionProps {
  label: string
  purpose: string
  pictogram: string | undefined
}

const PageOption = memo(function PageOption({ label, purpose, pictogram, ...option }: PageOptionProps) {
  return (
    <PageLink page={option.page} className={css.page} {...asOption(option)}>
      <Pictogram path={pictogram} />
      <strong>
        <Highlight text={label} />
      </strong>
      <span>
        <Highlight text={purpose} />
      </span>
    </PageLink>
  )
})

type SectionOptionProps = OptionProps & SectionHit

const SectionOption = memo(function SectionOption({
  anchor,
  heading,
  isInText,
  ...option
}: SectionOptionProps) {
  const { t } = useTranslation('search')
  return (
    <PageLink page={option.page} hash={anchor} className={css.section} {...asOption(option)}>
      {isInText ? t('within', { heading }) : <Highlight text={heading} />}
    </PageLink>
  )
})
