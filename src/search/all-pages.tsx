import { useTranslation } from 'react-i18next'
import { pagesByAreaIn } from '../catalogue/navigation.ts'
import type { PageId } from '../catalogue/pages.ts'
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

/** Every page by area, for visitors without scripts or when the search cannot be loaded; on phones each area is folded. */
export function AllPages({ purposes, onFollow }: AllPagesProps) {
  const { t, i18n } = useTranslation()
  const pictograms = usePictograms(purposes !== undefined)
  return (
    <div className={css.areas}>
      {pagesByAreaIn(i18n.language as Language).map(({ area, pages }) => {
        const listed = pages.filter((page) => page !== 'search')
        const name = t(`areas.${area as Exclude<typeof area, 'home'>}`)
        return (
          <section key={area}>
            <FoldOnPhones name={name} count={listed.length} title={<h2>{name}</h2>}>
              <ul>
                {listed.map((page) => (
                  <li key={page}>
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
