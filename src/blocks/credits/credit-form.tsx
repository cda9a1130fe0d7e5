import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import select from '../../components/select.module.css'
import {
  answerClaim,
  type Claim,
  claimFields,
  firstClaim,
  monthLengths,
} from '../../pricing/credits/claim.ts'
import { filled } from '../../pricing/page/list-view.ts'
import type { CreditView } from '../../pricing/page/views.ts'
import css from './credit-form.module.css'

/**
 * Calculates a month's credit while the visitor types. The controls themselves keep what is entered, so that hydration loses nothing typed
 * before it. Without scripts the form is hidden, and the table above says the same.
 */
export function CreditForm({ table, example, words }: NonNullable<CreditView['form']>) {
  const first = firstClaim(example)
  const [claim, setClaim] = useState<Claim>(first)
  const form = useRef<HTMLFormElement>(null)
  const [heading, hint] = [useId(), useId()]
  const read = () => {
    const data = new FormData(form.current ?? undefined)
    setClaim((before) => ({
      ...before,
      ...Object.fromEntries(claimFields.map((name) => [name, String(data.get(name) ?? before[name])])),
    }))
  }
  const takeOver = useEffectEvent(read)
  useEffect(() => takeOver(), [])
  const answer = answerClaim(table, claim)
  const wrong = 'wrong' in answer ? answer.wrong : undefined
  const values = { ...answer, target: claim.target }
  const statusText = () => {
    if ('wrong' in answer) return answer.wrong === 'fee' ? words.wrongFee : words.wrongMeasured
    return answer.percent === '0' ? words.met : words.due
  }
  return (
    <form
      ref={form}
      className={css.form}
      aria-labelledby={heading}
      autoComplete="off"
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id={heading}>{words.title}</h3>
      <Field label={words.target}>
        {(id) => (
          <Choice
            id={id}
            name="target"
            first={first.target}
            labels={table.targets.map(({ target }) => [target, `${target}%`])}
          />
        )}
      </Field>
      <Field label={words.days}>
        {(id) => (
          <Choice id={id} name="days" first={first.days} labels={monthLengths.map((days) => [days, days])} />
        )}
      </Field>
      <Field label={words.measured}>
        {(id) => (
          <>
            <Input
              id={id}
              name="measured"
              first={first.measured}
              isWrong={wrong === 'measured'}
              hint={hint}
            />
            <Choice
              name="measure"
              label={words.measure}
              first={first.measure}
              labels={[
                ['hours', words.hours],
                ['minutes', words.minutes],
                ['percent', words.percent],
              ]}
            />
          </>
        )}
      </Field>
      <Field label={words.fee}>
        {(id) => <Input id={id} name="fee" first={first.fee} isWrong={wrong === 'fee'} hint={hint} />}
      </Field>
      <div className={css.answer}>
        <span>{words.answer}</span>
        <output aria-live="polite">
          {'amount' in answer ? filled(words.amount, { amount: answer.amount }) : '–'}
        </output>
        <p id={hint} role="status">
          {filled(statusText(), values)}
        </p>
      </div>
      <p className={css.note}>{words.note}</p>
    </form>
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.amount}>{children(id)}</div>
    </div>
  )
}

interface InputProps {
  id: string
  name: keyof Claim
  first: string
  isWrong: boolean
  /** The id of the sentence that says what is wrong. */
  hint: string
}

function Input({ id, name, first, isWrong, hint }: InputProps) {
  return (
    <input
      id={id}
      name={name}
      defaultValue={first}
      inputMode="decimal"
      aria-invalid={isWrong}
      aria-describedby={isWrong ? hint : undefined}
    />
  )
}

interface ChoiceProps {
  id?: string
  name: keyof Claim
  /** The accessible name of a field without a visible label. */
  label?: string
  first: string
  labels: readonly (readonly [value: string, label: string])[]
}

function Choice({ id, name, label, first, labels }: ChoiceProps) {
  return (
    <select className={select.select} id={id} name={name} aria-label={label} defaultValue={first}>
      {labels.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
