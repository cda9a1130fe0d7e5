import { useTranslation } from 'react-i18next'
import { collections, itemsOf } from '../catalogue/collections.ts'
import { pagesByAreaIn } from '../catalogue/navigation.ts'
import type { PageId } from '../catalogue/pages.ts'
import { type Area, pageOf } from '../catalogue/urls.ts'
import { FoldOnPhones } from '../components/fold-on-phones.tsx'
import { LinkInArea } from '../components/page-link.tsx'
import { Pictogram } from '../components/pictogram.tsx'
import type { Language } from '../i18n/languages.ts'
import css from './all-pages.module.css'
import { usePictograms } from './use-pictograms.ts'

interface AllPagesProps {
  /** The purposes of pages, as far as they are known. */
  purposes?: Partial<Record<PageId, string>>
  onFollow?: () => void
}

/** Collections that are only a part of an area, such as its news: without a name of their own they would mix with its pages. */
const apart = collections
  .filter(({ landing }) => pageOf(landing).kind !== 'landing')
  .map(({ kind, landing }) => ({ landing, items: itemsOf(kind) }))

/** An area's pages and after them its collections, each under the name of its landing page. */
const partsOf = (area: Area, pages: readonly PageId[]) => {
  const listed = pages.filter((page) => page !== 'search')
  const parts = apart.map(({ landing, items }) => ({
    area,
    landing,
    pages: listed.filter((page) => items.includes(page)),
  }))
  const others = listed.filter((page) => !parts.some((part) => part.pages.includes(page)))
  return [{ area, landing: undefined, pages: others }, ...parts].filter((part) => part.pages.length > 0)
}

/** Every page by area, for visitors without scripts or when the search cannot be loaded; on phones each area is folded. */
export function AllPages({ purposes, onFollow }: AllPagesProps) {
  const { t, i18n } = useTranslation()
  const pictograms = usePictograms(purposes !== undefined)
  const areas = pagesByAreaIn(i18n.language as Language).flatMap(({ area, pages }) => partsOf(area, pages))
  return (
    <div className={css.areas}>
      {areas.map(({ area, landing, pages }) => {
        const name = landing ? t(`labels.${landing}`) : t(`areas.${area as Exclude<Area, 'home'>}`)
        return (
          <section key={landing ?? area}>
            <FoldOnPhones name={name} count={pages.length} title={<h2>{name}</h2>}>
              <ul>
                {pages.map((page) => (
                  <li key={page} className={purposes && css.pictured}>
                    {purposes && <Pictogram path={pictograms[page]} />}
                    <LinkInArea area={area} page={page} onClick={onFollow} />
                    {purposes && <span>{purposes[page]}</span>}
                  </li>
                ))}
              </ul>
            </FoldOnPhones>
          </section>
        )
      })}
    </div>
  )
}
