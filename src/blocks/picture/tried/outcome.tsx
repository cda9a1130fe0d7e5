import css from './outcome.module.css'

/** How a case ends, beside its drawing. */
export function Outcome({ result, because }: { result: string; because: string }) {
  return (
    <div className={css.outcome}>
      <p>{result}</p>
      <p>{because}</p>
    </div>
  )
}
