import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { whenLeaving } from '../../../browser/leaving.ts'
import { parseSearch, type Search, stringifySearch } from '../../../catalogue/search.ts'
import { pathOf } from '../../../catalogue/urls.ts'
import { useHydrated } from '../../../components/use-hydrated.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { CalculatorId, Form, Values } from './fields.ts'
import { foreignSearch, keptLink, keptSearch, ownSearch } from './search.ts'
import { linkOf, searchOf, valuesIn } from './values.ts'

const none: Search = {}

const without = (search: Search, others: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !(name in others)))

/** Reads the search parameters of a form's page. While hydrating there are none, since the prerendered page knows none. */
export const useOwnSearch = (id: CalculatorId): Search => {
  const search = useSearch({ from: pathOf(id) })
  return useHydrated() ? search : none
}

/** What a form has written into the address. */
export interface Written {
  readonly query: string
  /** The values that it holds, where those were edited. */
  readonly values: Values | undefined
}

interface Edit {
  /** The field; nothing for a change of several at once. */
  readonly name: string | undefined
  readonly values: Values
  /** Path and query that were edited: once the visitor has gone back or on, the edit is void. */
  readonly address: string
}

/** Writes a form's values into the address, one entry of the history for all edits of one field in a row. */
export const useAddress = (
  form: Pick<Form<unknown>, 'groups' | 'link'>,
  language: Language,
  onWritten: (written: Written) => void,
) => {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<Edit>(undefined)
  /** The history's entry written last, and the field whose edits it holds. */
  const newest = useRef<{ name: string | undefined; query: string }>(undefined)
  const current = () => router.history.location.search
  const address = () => router.history.location.pathname + current()

  const go = (search: Values, values?: Values, replace = false) => {
    void router.navigate({ to: '.', search, hash: true, replace, resetScroll: false })
    onWritten({ query: stringifySearch(search), values })
  }

  const flush = () => {
    clearTimeout(timer.current)
    const edit = pending.current
    pending.current = undefined
    if (!edit || edit.address !== address()) return
    const held = parseSearch(current())
    const others = { ...keptSearch(held), ...foreignSearch(form, held) }
    const search = { ...searchOf(form, edit.values, language), ...others }
    const shown = form.link ? without(held, others) : valuesIn(form, held)
    if (stringifySearch(search) === stringifySearch({ ...shown, ...others })) return
    // Once the visitor has gone back, the entry that the address shows is another, which stays.
    const isNewest = newest.current?.query === stringifySearch(held)
    const replace = isNewest && edit.name !== undefined && edit.name === newest.current?.name
    newest.current = { name: edit.name, query: stringifySearch(search) }
    go(search, edit.values, replace)
  }

  const flushNow = useEffectEvent(() => {
    flush()
    router.history.flush()
  })
  useEffect(() => whenLeaving(flushNow), [])

  return {
    /** A whole address that leads to the same answer anywhere. */
    linkTo: (values: Values) =>
      location.origin +
      router.history.location.pathname +
      stringifySearch({ ...linkOf(form, values), ...keptLink(form, parseSearch(current())) }),
    /** Keeps other sets of values beside the form's own, as one step of the history. */
    keep: (change: (search: Values) => Values) => {
      flush()
      const held = parseSearch(current())
      newest.current = undefined
      go({ ...ownSearch(held), ...change(held) })
    },
    /** Writes after so many milliseconds without a further edit. */
    write: (name: string | undefined, values: Values, delay: number) => {
      if (pending.current?.name !== name) flush()
      pending.current = { name, values, address: address() }
      clearTimeout(timer.current)
      if (delay === 0) flush()
      else timer.current = setTimeout(flush, delay)
    },
    /** Writes what is left; the next edit of the same field makes a new entry of the history. */
    settle: () => {
      flush()
      newest.current = undefined
    },
  }
}
