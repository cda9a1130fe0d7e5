import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageId } from '../catalogue/pages.ts'
import { FoldOnPhones } from '../components/fold-on-phones.tsx'
import { PageLabel, PageLink } from '../components/page-link.tsx'
import { Pictogram } from '../components/pictogram.tsx'
import { Rich } from '../components/rich.tsx'
import { type Ground, isChapter, Section } from '../components/section.tsx'
import type { Pictograms } from '../pictograms/pictograms.ts'
import { plainText } from '../typography/plain-text.ts'
import css from './index.module.css'
import type { Content } from './index.schema.ts'
import { PictureOnCard, type PictureView } from './picture/figure.tsx'

type IndexProps = Content & Listed & { ground?: Ground | undefined }

/** What the file of each listed page says about the page; added by the build. */
interface Listed {
  purposes: Partial<Record<PageId, string>>
  pictograms: Pictograms
  /** For a collection's pages: the day as YYYY-MM-DD, and in words. */
  dates?: Partial<Record<PageId, [day: string, text: string]>>
  /** For services: the price of the smallest order or of an example, `from THB 1,515.00 a month`, or that it is quoted. */
  prices?: Partial<Record<PageId, string>>
  /** What all those prices leave out. */
  pricesNote?: string
  /** For stories, which their cards show in the place of pictogram, name and purpose. */
  pictures?: Partial<Record<PageId, PictureView>>
  headings?: Partial<Record<PageId, string>>
}

/** The anchor of a group of cards. */
export const anchorOfGroup = (block: string, index: number) => `${block}-${index + 1}`

/** Lists pages by group, optionally with a filter that shows one group. */
export function Index({
  groups,
  filter,
  look,
  purposes,
  pictograms,
  dates,
  prices,
  pricesNote,
  pictures,
  headings,
  ...section
}: IndexProps) {
  const { t } = useTranslation()
  // By its day, rather than by a pictogram that all have.
  const isDated = (pages: readonly PageId[]) =>
    !look && !pictures && pages.every((page) => dates?.[page] !== undefined)
  return (
    <Section {...section} room={isChapter(section.ground) ? 'full' : 'wide'}>
      {pricesNote && <p className={css.note}>{pricesNote}</p>}
      <div className={look ? css[look] : css.index}>
        {filter && groups.length > 1 && <Filter titles={groups.map((group) => group.title)} />}
        {groups.map((group, index) => {
          const hasDays = isDated(group.pages)
          return (
            <Group
              key={group.title}
              {...group}
              id={anchorOfGroup(section.id, index)}
              isFolded={look !== undefined}
            >
              <ul className={(pictures && css.pictured) ?? (hasDays ? css.dated : undefined)}>
                {group.pages.map((page) => {
                  const picture = pictures?.[page]
                  if (picture)
                    return (
                      <li key={page}>
                        <PictureOnCard picture={picture} className={css.picture} />
                        <p>
                          <PageLabel page={page} />
                          <small aria-hidden="true">{t('picture')}</small>
                        </p>
                        <PageLink page={page}>{headings?.[page]}</PageLink>
                        {dates?.[page] && (
                          <span>
                            <Day of={dates[page]} />
                          </span>
                        )}
                      </li>
                    )
                  return (
                    <li key={page}>
                      {hasDays ? <Day of={dates?.[page]} /> : <Pictogram path={pictograms[page]} />}
                      <PageLink page={page} />
                      {(!look || look === 'panels') && (
                        <span>
                          {!hasDays && <Day of={dates?.[page]} />}
                          {purposes[page]}
                        </span>
                      )}
                      {prices?.[page] && <strong className={css.price}>{prices[page]}</strong>}
                    </li>
                  )
                })}
              </ul>
            </Group>
          )
        })}
      </div>
    </Section>
  )
}

function Day({ of }: { of: readonly [day: string, text: string] | undefined }) {
  return of && <time dateTime={of[0]}>{of[1]}</time>
}

/** A group's name and what it is about, beside or above its pages; phones fold one of plain names under both. */
function Group({
  id,
  title,
  text,
  isFolded,
  children,
}: Pick<Content['groups'][number], 'title' | 'text'> & {
  id: string
  isFolded: boolean
  children: ReactNode
}) {
  const head = (
    <>
      <h3>{title}</h3>
      {text && (
        <p>
          <Rich>{text}</Rich>
        </p>
      )}
    </>
  )
  if (!isFolded)
    return (
      <div id={id} className={css.group}>
        <div>{head}</div>
        {children}
      </div>
    )
  return (
    <div className={css.plain}>
      <FoldOnPhones
        isOpenOnTablets
        title={head}
        name={
          <>
            {title}
            {text && <small>{plainText(text)}</small>}
          </>
        }
      >
        {children}
      </FoldOnPhones>
    </div>
  )
}

/** Radio buttons that the style sheet acts on, so that they filter before and without JavaScript. */
function Filter({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={css.filter}>
      <legend>{t('filter.label')}</legend>
      {[t('filter.all'), ...titles].map((title, index) => (
        <label key={title}>
          <input type="radio" name={name} defaultChecked={index === 0} />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
