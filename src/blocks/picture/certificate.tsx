import { Terms } from '../../components/terms.tsx'
import type { PictureOf } from '../picture.schema.ts'
import css from './certificate.module.css'

export function Certificate({ scope, facts }: PictureOf<'certificate'>) {
  return (
    <div className={css.certificate}>
      <p className={css.scope}>{scope}</p>
      <Terms items={facts} />
    </div>
  )
}
