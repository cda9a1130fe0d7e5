import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Search, stringifySearch } from '../../../catalogue/search.ts'
import { useHydrated } from '../../../components/use-hydrated.ts'
import type { Language } from '../../../i18n/languages.ts'
import { rulesVersion } from '../../shared/working.ts'
import type { Form, Values } from './fields.ts'
import { keptIn, withKept, withoutKept } from './search.ts'
import { useAddress, useOwnSearch, type Written } from './use-address.ts'
import { type Remembered, useRemembered } from './use-browser-values.ts'
import { initialValues, initialValuesNow, valuesIn, withoutReplacedUnits, withTypedUnits } from './values.ts'

/** Milliseconds without a keystroke after which typing is written into the address. */
const typingPause = 400

export interface FormState {
  readonly values: Values
  /** Whether the visitor entered them here; otherwise they came with the address. */
  readonly entered: boolean
  /** A letter typed: the address follows once typing rests. What it fills in at other fields comes along. */
  readonly type: (name: string, value: string, others?: Values) => void
  /** A choice made: the address follows at once. */
  readonly choose: (name: string, value: string) => void
  /** Several fields at once, as one step of the history: one for all in a row that are of the same field, where it is named. */
  readonly fill: (values: Values, name?: string) => void
  /** The visitor is done with a field. */
  readonly settle: () => void
  readonly reset: () => void
  /** Makes an address that leads to the same answer in any browser. */
  readonly link: () => string
  /** The version of the rules that the address was made with, where it is another than now. */
  readonly madeWith: string | undefined
  readonly remembered: Remembered
  /** Sets of values that the address holds beside the form's own, to be compared. */
  readonly kept: readonly Values[]
  /** Keeps the form's own values among them. */
  readonly keep: () => void
  readonly drop: (index: number) => void
}

/** Only a month that came before is named. */
const otherVersion = ({ v = '' }: Search): string | undefined =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(v) && v < rulesVersion ? v : undefined

/** The state of a calculator's form, which the address holds: what differs from a new form stands in the query, as typed. */
export const useForm = (form: Pick<Form<unknown>, 'id' | 'groups' | 'remembered' | 'link'>): FormState => {
  const search = useOwnSearch(form.id)
  const query = stringifySearch(search)
  const language = useTranslation().i18n.language as Language
  const [draft, setDraft] = useState<Values>()
  const [written, setWritten] = useState<readonly Written[]>([])
  const address = useAddress(form, language, (one) => setWritten((before) => [...before, one]))
  const remembered = useRemembered(form)
  const isHydrated = useHydrated()
  const initial = useMemo(() => {
    const valuesOf = isHydrated ? initialValuesNow : initialValues
    return { here: valuesOf(form, language), anywhere: valuesOf(form) }
  }, [form, language, isHydrated])
  const given = useMemo(() => valuesIn(form, search), [form, search])
  // A shared address means the same to everyone: what this visitor keeps counts only on a page opened without values.
  const isNew = Object.keys(given).length === 0
  const base = useMemo(
    () => (isNew ? { ...initial.here, ...remembered.values } : initial.anywhere),
    [isNew, initial, remembered.values],
  )
  const [held, setHeld] = useState(query)
  if (query !== held) {
    setHeld(query)
    // The route lags behind the address, and the visitor may type on meanwhile: the draft is dropped once the route has caught up with it.
    // An address that the form did not write drops the draft and forgets what was written.
    const reached = written.findLastIndex((one) => one.query === query)
    const isReached = written.slice(0, reached + 1).some((one) => one.values === draft)
    if (reached < 0 || isReached) setDraft(undefined)
    setWritten(reached < 0 ? [] : written.slice(reached))
  }
  const values = useMemo(
    () => withTypedUnits(form, draft ?? { ...base, ...given }),
    [form, draft, base, given],
  )

  const edit = (name: string | undefined, changes: Values, delay: number) => {
    const next = withTypedUnits(form, {
      ...values,
      ...withoutReplacedUnits(form, values, changes),
      ...changes,
    })
    address.write(name, next, delay)
    remembered.keep(changes)
    setDraft(next)
  }
  return {
    values,
    entered: draft !== undefined || written.some((one) => one.query === query),
    type: (name, value, others) => edit(name, { ...others, [name]: value }, typingPause),
    choose: (name, value) => edit(name, { [name]: value }, 0),
    fill: (changes, name) => edit(name, changes, 0),
    settle: address.settle,
    link: () => address.linkTo(values),
    madeWith: useMemo(() => (form.link ? undefined : otherVersion(search)), [form, search]),
    reset: () => edit(undefined, { ...initial.here, ...remembered.values }, 0),
    remembered,
    kept: useMemo(() => (form.link ? [] : keptIn(form, search)), [form, search]),
    keep: () => address.keep((search) => withKept(form, search, values)),
    drop: (index) => address.keep((search) => withoutKept(search, index)),
  }
}
