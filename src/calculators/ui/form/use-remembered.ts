import { useMemo, useSyncExternalStore } from 'react'
import { parseObject } from '../../../browser/parse-object.ts'
import { stored } from '../../../browser/stored.ts'
import type { Form, Values } from './fields.ts'

const none: readonly string[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const storeOf = (id: string) => stored(`calculator:${id}`, (text) => text || undefined)

/** Stored values of fields that still exist; storage may hold anything. */
const valuesIn = (text: string, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(parseObject(text)).filter(
      (pair): pair is [string, string] => names.includes(pair[0]) && typeof pair[1] === 'string',
    ),
  )

export type Remembered = ReturnType<typeof useRemembered>

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

const write = (id: string, text: string) => {
  storeOf(id).write(text)
  for (const listener of listeners) listener()
}

/** Values kept in this browser, such as prices; none while hydrating. */
export const useRemembered = ({ id, remembered = none }: Pick<Form, 'id' | 'remembered'>) => {
  const text = useSyncExternalStore(
    subscribe,
    () => (remembered.length > 0 ? (storeOf(id).read() ?? '') : ''),
    () => '',
  )
  return {
    values: useMemo(() => valuesIn(text, remembered), [text, remembered]),
    /** Whether the visitor chose to keep the values in this browser. */
    on: text !== '',
    turn: (on: boolean, values: Values) => {
      // Keeps stored values: a box ticked before hydration doesn't know yet that there are some.
      if (on && storeOf(id).read()) return
      write(id, on ? JSON.stringify(only(values, remembered)) : '')
    },
    /** Stores entered values if the visitor chose so; values from an address leave the storage unchanged. */
    keep: (entered: Values) => {
      const changed = only(entered, remembered)
      // Most fields aren't remembered, and need no access to the storage.
      const before = Object.keys(changed).length > 0 && storeOf(id).read()
      if (before) write(id, JSON.stringify({ ...valuesIn(before, remembered), ...changed }))
    },
  }
}
