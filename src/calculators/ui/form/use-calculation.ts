import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fields } from '../../shared/checks.ts'
import type { InputError } from '../../shared/input-error.ts'
import { evaluate, type FieldErrors } from './evaluate.ts'
import type { Form, Values } from './fields.ts'
import { type FormState, useForm } from './use-form.ts'
import { switchesOf } from './values.ts'

/** A result, and the values from which it was calculated. */
export interface Outcome<Result> {
  /** As typed. */
  readonly values: Values
  readonly result: Result
}

/** A form in use: its state, its errors, and the outcome to show. */
export interface Calculation<Result> {
  readonly form: Form
  readonly state: FormState
  readonly calculate: (fields: Fields) => Result | InputError
  readonly errors: FieldErrors
  /**
   * While the input is incomplete, this remains the last valid outcome, so that the page doesn't jump between keystrokes; the frame fades it.
   * An address opened with bad values has no outcome.
   */
  readonly outcome: Outcome<Result> | undefined
  /**
   * The outcome for everything but the answer: it is updated when the browser is idle, so parts that use it are wrapped in `memo`. Clicks and
   * printing always see the newest.
   */
  readonly shown: Outcome<Result> | undefined
}

/** Runs a calculator on its form at every keystroke. */
export const useCalculation = <Result extends object>(
  form: Form,
  calculate: (fields: Fields) => Result | InputError,
): Calculation<Result> => {
  const state = useForm(form)
  const { values, entered } = state
  const { outcome, errors } = useMemo(() => {
    const { result, errors } = evaluate(form, values, calculate)
    return { outcome: result && { values, result }, errors }
  }, [form, values, calculate])
  const latest = useLast(outcome, entered)
  return { form, state, calculate, errors, outcome: latest, shown: useFollowing(form, latest) }
}

const useLast = <T>(now: T | undefined, keep: boolean): T | undefined => {
  const [last, setLast] = useState(now)
  const next = now ?? (keep ? last : undefined)
  if (next !== last) setLast(next)
  return next
}

/**
 * Returns the newest outcome when there is time to render it, but at once on a click or for printing, which use what is shown, and if the
 * currency has changed: the page must never show two.
 */
const useFollowing = <Result>(
  form: Form,
  newest: Outcome<Result> | undefined,
): Outcome<Result> | undefined => {
  const deferred = useDeferredValue(newest)
  const mixes =
    newest && deferred && switchesOf(form).some((name) => newest.values[name] !== deferred.values[name])
  const later = mixes ? newest : deferred
  const [taken, setTaken] = useState(newest)
  const isBehind = later !== newest && taken !== newest
  useLayoutEffect(() => {
    if (!isBehind) return
    const catchUp = () => flushSync(() => setTaken(newest))
    // A checkbox or radio button is already changed when its click is dispatched; rendering would revert it.
    const catchUpForPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button')) catchUp()
    }
    // Runs before React's own listeners, so that the clicked button acts on the values rendered here.
    addEventListener('click', catchUpForPress, { capture: true })
    addEventListener('beforeprint', catchUp, { capture: true })
    return () => {
      removeEventListener('click', catchUpForPress, { capture: true })
      removeEventListener('beforeprint', catchUp, { capture: true })
    }
  }, [isBehind, newest])
  return taken === newest ? newest : later
}
