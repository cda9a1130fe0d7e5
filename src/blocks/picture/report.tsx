import { Icon } from '../../components/icon.tsx'
import type { PictureOf } from '../picture.schema.ts'
import css from './report.module.css'
import { Rows } from './rows.tsx'

export function Report({ rows, verdict, signed }: PictureOf<'report'>) {
  return (
    <>
      <p className={css.verdict}>
        <Icon name="check" />
        <strong>{verdict}</strong>
      </p>
      <Rows rows={rows} />
      <p className={css.signed}>{signed}</p>
    </>
  )
}
