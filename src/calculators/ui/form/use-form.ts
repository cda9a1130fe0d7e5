import { type RouterHistory, useRouter } from '@tanstack/react-router'
import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { whenLeaving } from '../../../browser/leaving.ts'
import { parseSearch, type Search, stringifySearch } from '../../../catalogue/search.ts'
import { useHydrated } from '../../../components/use-hydrated.ts'
import { useNewest } from '../../../components/use-newest.ts'
import type { Language } from '../../../i18n/languages.ts'
import { rulesVersion } from '../../shared/working.ts'
import type { FieldErrors } from './evaluate.ts'
import type { ErrorValues, Form, Values } from './fields.ts'
import { besideForm, keptIn, keptLink, withKept, withoutKept } from './search.ts'
import { type Remembered, useRemembered } from './use-remembered.ts'
import {
  areSame,
  initialValues,
  initialValuesNow,
  linkOf,
  searchOf,
  valuesIn,
  withoutReplacedUnits,
  withTypedUnits,
} from './values.ts'

/*
 * A form's state is three things:
 *
 * - the address, which outlives the page: its query holds what differs from a new form, as typed;
 * - the committed values, which follow from the address;
 * - a draft, what the visitor has entered, which is written into the address once typing rests.
 *
 * A draft belongs to one query: the one at which it was entered, then the one that holds it. At any other query, as after going back, the
 * committed values count.
 */

interface Draft {
  readonly values: Values
  readonly query: string
}

export interface FormState {
  readonly values: Values
  /** Whether the visitor has entered something here; otherwise the values came with the address. */
  readonly entered: boolean
  readonly actions: FormActions
  /** The version of the rules that the address was made with, where it is another than now. */
  readonly madeWith: string | undefined
  readonly remembered: Remembered
  /** Sets of values that the address holds beside the form's own, to be compared. */
  readonly kept: readonly Values[]
}

/** What can be done to a form; the same object for as long as the form is shown, which acts on the newest state. */
export interface FormActions {
  readonly form: Form<unknown>
  /** The newest values. */
  readonly values: () => Values
  /** A letter typed: the address follows once typing rests. What it fills in at other fields comes along. */
  readonly type: (name: string, value: string, others?: Values) => void
  /** A choice made: the address follows at once. */
  readonly choose: (name: string, value: string) => void
  /** Several fields at once, as one step of the history: one for all in a row that are of the same field, where it is named. */
  readonly fill: (values: Values, name?: string) => void
  /** The visitor is done with a field: the next edit of it is a new step of the history. */
  readonly settle: () => void
  readonly reset: () => void
  /** Makes an address that leads to the same answer in any browser. */
  readonly link: () => string
  /** Keeps the form's own values in the address, to be compared. */
  readonly keep: () => void
  readonly drop: (index: number) => void
  /** How many sets of values are kept. */
  readonly keptCount: () => number
}

/** Reads the query of the page that the history shows now, and that one on while the history has another page. */
const queryReader = (history: RouterHistory) => {
  const { pathname } = history.location
  let query = ''
  return () => {
    if (history.location.pathname === pathname) query = history.location.search
    return query
  }
}

/** The query of the form's page. While hydrating there is none, since the prerendered page knows none. */
const useOwnQuery = (): string => {
  const { history } = useRouter()
  const [read] = useState(() => queryReader(history))
  return useSyncExternalStore(history.subscribe, read, () => '')
}

/** The search parameters of a form's page. */
export const useOwnSearch = (): Search => {
  const query = useOwnQuery()
  return useMemo(() => parseSearch(query), [query])
}

/** Only a month that came before is named. */
const otherVersion = ({ v = '' }: Search): string | undefined =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(v) && v < rulesVersion ? v : undefined

/** The state of a calculator's form. */
export const useForm = (form: Form<unknown>): FormState => {
  const language = useTranslation().i18n.language as Language
  const isHydrated = useHydrated()
  const remembered = useRemembered(form)
  const query = useOwnQuery()
  const search = useMemo(() => parseSearch(query), [query])
  const asNew = useMemo(() => {
    const initial = isHydrated ? initialValuesNow(form, language) : initialValues(form, language)
    return { ...initial, ...remembered.values }
  }, [form, language, isHydrated, remembered.values])
  const committed = useMemo(() => {
    const given = valuesIn(form, search)
    // A shared address means the same to everyone: what this visitor keeps counts only on a page opened without values.
    if (Object.keys(given).length === 0) return withTypedUnits(form, asNew)
    return withTypedUnits(form, { ...initialValuesNow(form), ...given })
  }, [form, search, asNew])
  const [draft, setDraft] = useState<Draft>()
  const values = draft?.query === query ? draft.values : committed
  const kept = useMemo(() => (form.link ? [] : keptIn(form, search)), [form, search])
  const actions = useActions({ form, language, values, asNew, remembered, kept }, setDraft)
  const madeWith = useMemo(() => (form.link ? undefined : otherVersion(search)), [form, search])
  return { values, entered: draft !== undefined, actions, madeWith, remembered, kept }
}

/** What the actions need of the state. */
interface Acted extends Pick<FormState, 'values' | 'remembered' | 'kept'> {
  readonly form: Form<unknown>
  readonly language: Language
  /** What a new form holds for this visitor. */
  readonly asNew: Values
}

type SetDraft = (draft: Draft | undefined) => void

const useActions = (state: Acted, setDraft: SetDraft): FormActions => {
  const newest = useNewest(state)
  const router = useRouter()
  const [actions] = useState(() => actionsOn(newest, router, setDraft))
  useEffect(
    () =>
      whenLeaving(() => {
        actions.write()
        router.history.flush()
      }),
    [actions, router],
  )
  return actions
}

/** Milliseconds without a keystroke after which typing is written into the address. */
const typingPause = 400

const actionsOn = (
  newest: Readonly<RefObject<Acted>>,
  router: ReturnType<typeof useRouter>,
  setDraft: SetDraft,
): FormActions & { readonly write: () => void } => {
  const { history } = router
  const { pathname } = history.location
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The draft while it waits for typing to rest, and the field that was edited; no field for a change of several at once. */
  let waiting: (Draft & { readonly field: string | undefined }) | undefined
  /** The history's entry that was written last, and the field whose edits it holds. */
  let entry: { readonly field: string | undefined; readonly query: string } | undefined
  const held = () => parseSearch(history.location.search)

  const go = (search: Values, values: Values, replace = false) => {
    void router.navigate({ to: '.', search, hash: true, replace, resetScroll: false })
    setDraft({ values, query: history.location.search })
  }

  const write = () => {
    clearTimeout(timer)
    const edit = waiting
    waiting = undefined
    if (!edit) return
    const { form, language } = newest.current
    const { query, field, values } = edit
    // Once the visitor has gone back or on, the edit is void.
    if (history.location.pathname !== pathname || history.location.search !== query)
      return setDraft(undefined)
    const others = besideForm(form, held())
    const search = { ...searchOf(form, values, language), ...others }
    const shown = form.link ? held() : { ...valuesIn(form, held()), ...others }
    if (areSame(search, shown)) return
    go(search, values, field !== undefined && entry?.field === field && entry.query === query)
    entry = { field, query: history.location.search }
  }

  const edit = (field: string | undefined, changes: Values, delay = 0) => {
    const { form, values, remembered } = newest.current
    const replaced = withoutReplacedUnits(form, values, changes)
    const next = withTypedUnits(form, { ...values, ...replaced, ...changes })
    if (waiting?.field !== field) write()
    waiting = { field, values: next, query: history.location.search }
    setDraft(waiting)
    remembered.keep(changes)
    clearTimeout(timer)
    if (delay === 0) write()
    else timer = setTimeout(write, delay)
  }

  const settle = () => {
    write()
    entry = undefined
  }

  return {
    write,
    settle,
    form: newest.current.form,
    values: () => newest.current.values,
    type: (name, value, others) => edit(name, { ...others, [name]: value }, typingPause),
    choose: (name, value) => edit(name, { [name]: value }),
    fill: (changes, name) => edit(name, changes),
    reset: () => edit(undefined, newest.current.asNew),
    link: () => {
      const { form, values } = newest.current
      const search = { ...linkOf(form, values), ...keptLink(form, held()) }
      return location.origin + history.location.pathname + stringifySearch(search)
    },
    keep: () => {
      settle()
      const { form, values } = newest.current
      go(withKept(form, held(), values), values)
    },
    drop: (index) => {
      settle()
      go(withoutKept(held(), index), newest.current.values)
    },
    keptCount: () => newest.current.kept.length,
  }
}

/** What a field shows of the form that it stands in. */
export interface FormView {
  readonly state: FormState
  readonly errors: FieldErrors
  /** What the texts of errors name beside the value. */
  readonly errorValues?: ErrorValues | undefined
}

/** Changes with every keystroke. */
export const FormContext = createContext<FormView | undefined>(undefined)

export const useFormView = (): FormView => {
  const view = useContext(FormContext)
  if (!view) throw new Error('a field stands outside a form')
  return view
}

/** For results, which must not be drawn again because a key was pressed. */
export const FormActionsContext = createContext<FormActions | undefined>(undefined)

export const useFormActions = (): FormActions => {
  const actions = useContext(FormActionsContext)
  if (!actions) throw new Error('a result stands outside a calculator')
  return actions
}
