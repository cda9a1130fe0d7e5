import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InputError } from '../../shared/input-error.ts'
import { evaluate, type FieldErrors } from './evaluate.ts'
import type { Form, Values } from './fields.ts'
import { type FormState, useForm } from './use-form.ts'

/** A result together with what it was made of. */
export interface Outcome<Input, Result> {
  /** As typed. */
  readonly values: Values
  /** As the calculator took it. */
  readonly input: Input
  readonly result: Result
}

/** A form at work: its state, what is wrong with it, and the outcome to show. */
export interface Calculation<Input, Result> {
  readonly form: Form<Input>
  readonly state: FormState
  readonly calculate: (input: Input) => Result | InputError
  readonly errors: FieldErrors
  /**
   * While what the visitor types is incomplete this is the last outcome there was, so that nothing jumps between two keystrokes; the
   * frame fades it. An address that came with bad values has no outcome.
   */
  readonly outcome: Outcome<Input, Result> | undefined
  /**
   * The outcome for everything but the answer: it follows when typing leaves time, so the parts that take it are wrapped in `memo`.
   * What is pressed or printed always finds the newest.
   */
  readonly shown: Outcome<Input, Result> | undefined
}

/** Runs a calculator on its form with every keystroke. */
export const useCalculation = <Input, Result extends object>(
  form: Form<Input>,
  calculate: (input: Input) => Result | InputError,
): Calculation<Input, Result> => {
  const state = useForm(form)
  const { values, entered } = state
  const { outcome, errors } = useMemo(() => {
    const { input, result, errors } = evaluate(form, values, calculate)
    return { outcome: result && { values, input, result }, errors }
  }, [form, values, calculate])
  const kept = useLast(outcome, entered)
  return { form, state, calculate, errors, outcome: kept, shown: useFollowing(kept) }
}

const useLast = <T>(now: T | undefined, keep: boolean): T | undefined => {
  const [last, setLast] = useState(now)
  const next = now ?? (keep ? last : undefined)
  if (next !== last) setLast(next)
  return next
}

/** Returns the newest value when there is time to render it, but at once for a press or a printer, which take along what is shown. */
const useFollowing = <T>(newest: T): T => {
  const later = useDeferredValue(newest)
  const [taken, setTaken] = useState(newest)
  const isBehind = later !== newest && taken !== newest
  useLayoutEffect(() => {
    if (!isBehind) return
    const catchUp = () => flushSync(() => setTaken(newest))
    // A box or radio button is already ticked when its click is dispatched; rendering would take that back.
    const catchUpForPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button')) catchUp()
    }
    // Before React's own listeners, so that the pressed button acts on what is rendered here.
    addEventListener('click', catchUpForPress, { capture: true })
    addEventListener('beforeprint', catchUp, { capture: true })
    return () => {
      removeEventListener('click', catchUpForPress, { capture: true })
      removeEventListener('beforeprint', catchUp, { capture: true })
    }
  }, [isBehind, newest])
  return taken === newest ? newest : later
}
