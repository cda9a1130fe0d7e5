import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InputError } from '../../shared/input-error.ts'
import { evaluate, type FieldErrors } from './evaluate.ts'
import type { Form, Values } from './fields.ts'
import { type FormState, useForm } from './use-form.ts'

/** A result with its inputs. */
export interface Outcome<Input, Result> {
  /** As typed. */
  readonly values: Values
  /** As passed to the calculator. */
  readonly input: Input
  readonly result: Result
}

/** A form in use: its state, its errors, and the outcome to show. */
export interface Calculation<Input, Result> {
  readonly form: Form<Input>
  readonly state: FormState
  readonly calculate: (input: Input) => Result | InputError
  readonly errors: FieldErrors
  /**
   * While the input is incomplete, this remains the last valid outcome, so that the page doesn't jump between keystrokes; the frame fades it.
   * An address opened with bad values has no outcome.
   */
  readonly outcome: Outcome<Input, Result> | undefined
  /**
   * The outcome for everything but the answer: it is updated when the browser is idle, so parts that use it are wrapped in `memo`. Clicks and
   * printing always see the newest.
   */
  readonly shown: Outcome<Input, Result> | undefined
}

/** Runs a calculator on its form at every keystroke. */
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

/** Returns the newest value when there is time to render it, but at once on a click or for printing, which use what is shown. */
const useFollowing = <T>(newest: T): T => {
  const later = useDeferredValue(newest)
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
