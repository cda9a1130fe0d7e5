import type { PictureOf } from '../picture.schema.ts'
import css from './certificate.module.css'

export function Certificate({ scope, facts }: PictureOf<'certificate'>) {
  return (
    <div className={css.certificate}>
      <p className={css.scope}>{scope}</p>
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
