import { type RouterHistory, useRouter } from '@tanstack/react-router'
import {
  createContext,
  type RefObject,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { whenLeaving } from '../../../browser/leaving.ts'
import { parseSearch, type SearchParams, stringifySearch } from '../../../catalogue/search-params.ts'
import { useHydrated } from '../../../components/use-hydrated.ts'
import { useNewest } from '../../../components/use-newest.ts'
import type { Language } from '../../../i18n/languages.ts'
import { rulesVersion } from '../../shared/working.ts'
import type { FieldErrors } from './evaluate.ts'
import type { ErrorValues, Form, Values } from './fields.ts'
import { besideForm, keptIn, keptLink, withKept, withoutKept } from './search-params.ts'
import { type Remembered, useRemembered } from './use-remembered.ts'
import {
  areSame,
  initialValues,
  initialValuesNow,
  linkedValues,
  searchParamsOf,
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
  /** Whether the visitor has entered values here; otherwise they are from the address. */
  readonly entered: boolean
  readonly actions: FormActions
  /** Version of the rules with which the address was made, if not the current one. */
  readonly madeWith: string | undefined
  readonly remembered: Remembered
  /** Sets of values in the address besides the form's own, for comparison. */
  readonly kept: readonly Values[]
}

/** Actions on a form; the object stays the same while the form is shown, and acts on the newest state. */
export interface FormActions {
  readonly form: Form
  /** The newest values. */
  readonly values: () => Values
  /** Handles typing: the address follows once typing pauses. `others` are values it fills into other fields. */
  readonly type: (name: string, value: string, others?: Values) => void
  /** Handles a choice: the address follows at once. */
  readonly choose: (name: string, value: string) => void
  /** Fills several fields as one step of the history; with `name`, successive changes to that field share a step. */
  readonly fill: (values: Values, name?: string) => void
  /** Ends editing of a field: its next edit is a new step of the history. */
  readonly endEntry: () => void
  readonly reset: () => void
  /** Makes an address that gives the same answer in any browser. */
  readonly link: () => string
  /** Keeps the form's own values in the address, for comparison. */
  readonly keep: () => void
  readonly drop: (index: number) => void
  /** Number of kept sets of values. */
  readonly keptCount: () => number
}

/** Reads the query of the page in the history, and keeps returning it while the history shows another page. */
const queryReader = (history: RouterHistory) => {
  const { pathname } = history.location
  let query = ''
  return () => {
    if (history.location.pathname === pathname) query = history.location.search
    return query
  }
}

/** Query of the form's page; empty while hydrating, since the prerendered page has none. */
const useOwnQuery = (): string => {
  const { history } = useRouter()
  const [read] = useState(() => queryReader(history))
  return useSyncExternalStore(history.subscribe, read, () => '')
}

/** The search parameters of a form's page. */
export const useOwnSearchParams = (): SearchParams => {
  const query = useOwnQuery()
  return useMemo(() => parseSearch(query), [query])
}

/** Only an earlier month counts as another version. */
const otherVersion = ({ v = '' }: SearchParams): string | undefined =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(v) && v < rulesVersion ? v : undefined

/** The state of a calculator's form. */
export const useForm = (form: Form): FormState => {
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
    // A shared address means the same to everyone: this visitor's stored values apply only if the page is opened without values.
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

/** State that the actions need. */
interface Acted extends Pick<FormState, 'values' | 'remembered' | 'kept'> {
  readonly form: Form
  readonly language: Language
  /** A new form's values for this visitor. */
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

/** Milliseconds without a keystroke after which the address is updated. */
const typingPause = 400

const actionsOn = (
  newest: Readonly<RefObject<Acted>>,
  router: ReturnType<typeof useRouter>,
  showDraft: SetDraft,
): FormActions & { readonly write: () => void } => {
  const { history } = router
  const { pathname } = history.location
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The draft while typing hasn't paused, and the edited field; no field if several changed at once. */
  let waiting: (Draft & { readonly field: string | undefined }) | undefined
  /** The last history entry written, and the field whose edits it holds. */
  let entry: { readonly field: string | undefined; readonly query: string } | undefined
  /** The draft that was shown last; two edits may come before a render. */
  let shownDraft: Draft | undefined
  const searchNow = () => parseSearch(history.location.search)

  const setDraft: SetDraft = (draft) => {
    shownDraft = draft
    showDraft(draft)
  }

  const current = () =>
    shownDraft && shownDraft.query === history.location.search ? shownDraft.values : newest.current.values

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
    // Discards the edit if the visitor has gone back or forward.
    if (history.location.pathname !== pathname || history.location.search !== query)
      return setDraft(undefined)
    const others = besideForm(form, searchNow())
    const search = { ...searchParamsOf(form, values, language), ...others }
    const shown = form.link ? searchNow() : { ...valuesIn(form, searchNow()), ...others }
    if (areSame(search, shown)) return
    go(search, values, field !== undefined && entry?.field === field && entry.query === query)
    entry = { field, query: history.location.search }
  }

  const edit = (field: string | undefined, changes: Values, delay = 0) => {
    const { form, remembered } = newest.current
    const values = current()
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

  const endEntry = () => {
    write()
    entry = undefined
  }

  return {
    write,
    endEntry,
    form: newest.current.form,
    values: current,
    type: (name, value, others) => edit(name, { ...others, [name]: value }, typingPause),
    choose: (name, value) => edit(name, { [name]: value }),
    fill: (changes, name) => edit(name, changes),
    reset: () => edit(undefined, newest.current.asNew),
    link: () => {
      const { form, values } = newest.current
      const search = { ...linkedValues(form, values), ...keptLink(form, searchNow()) }
      return location.origin + history.location.pathname + stringifySearch(search)
    },
    keep: () => {
      endEntry()
      const { form, values } = newest.current
      go(withKept(form, searchNow(), values), values)
    },
    drop: (index) => {
      endEntry()
      go(withoutKept(searchNow(), index), newest.current.values)
    },
    keptCount: () => newest.current.kept.length,
  }
}

/** Parts of its form that a field shows. */
export interface FormView {
  readonly state: FormState
  readonly errors: FieldErrors
  /** Values for error texts besides the field's own. */
  readonly errorValues?: ErrorValues | undefined
}

/** Changes at every keystroke. */
export const FormContext = createContext<FormView | undefined>(undefined)

/**
 * The view of one field, which changes with what it shows. A context of its own: React runs every reader of a context that changes, also below
 * another provider of the same one.
 */
export const FieldContext = createContext<FormView | undefined>(undefined)

/** The view of the field around it; outside a field, the form's. */
export const useFormView = (): FormView => {
  const view = use(FieldContext) ?? use(FormContext)
  if (!view) throw new Error('a field is used outside a form')
  return view
}

/** For results, which must not re-render at every keystroke. */
export const FormActionsContext = createContext<FormActions | undefined>(undefined)

export const useFormActions = (): FormActions => {
  const actions = useContext(FormActionsContext)
  if (!actions) throw new Error('a result is used outside a calculator')
  return actions
}
