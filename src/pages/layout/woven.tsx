import { Cloth } from '../../components/cloth.tsx'
import type { PageProps } from './page-props.ts'
import css from './woven.module.css'

/** The page's cloth at a large size, animated once as if woven row by row. */
export function Woven({ page }: Pick<PageProps, 'page'>) {
  return <Cloth page={page} className={css.woven} />
}
