import { LateCloth } from '../../components/cloth.tsx'
import { Pictogram } from '../../components/pictogram.tsx'
import { SampleTag } from '../../components/section.tsx'
import { Stats } from '../../components/stats.tsx'
import css from './industry.module.css'
import type { PageProps } from './page-props.ts'

/** The industry's cloth, drawn when it scrolls into view, with the pictogram and the industry's key figure. */
export function Industry({ page, content: { figure, pictograms } }: PageProps) {
  return (
    <div className={css.industry}>
      <LateCloth page={page} className={css.cloth} />
      <div className={css.card}>
        <Pictogram path={pictograms[page.id]} isOwn />
        {figure && <Stats items={[figure]} as="column" />}
        {figure?.sample && <SampleTag />}
      </div>
    </div>
  )
}
