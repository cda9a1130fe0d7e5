import { useEffect, useMemo, useSyncExternalStore } from 'react'
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

/** The stored values of fields that the form still has; storage may hold anything. */
const valuesIn = (text: string, names: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(parseObject(text)).filter(
      (entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  )

export interface Remembered {
  readonly values: Values
  /** Whether the visitor has asked to keep the values in this browser. */
  readonly on: boolean
  readonly turn: (on: boolean, values: Values) => void
}

const pick = (values: Values, names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])))

const write = (id: string, text: string) => {
  storeOf(id).write(text)
  for (const listener of listeners) listener()
}

/** The values that the visitor keeps in this browser, such as prices; none while hydrating. */
export const useRemembered = ({
  id,
  remembered = none,
}: Pick<Form<unknown>, 'id' | 'remembered'>): Remembered => {
  const text = useSyncExternalStore(
    subscribe,
    () => (remembered.length > 0 ? (storeOf(id).read() ?? '') : ''),
    () => '',
  )
  return {
    values: useMemo(() => valuesIn(text, remembered), [text, remembered]),
    on: text !== '',
    turn: (on, values) => write(id, on ? pick(values, remembered) : ''),
  }
}

/** Keeps what is stored in step with what the visitor enters. */
export const useKeepRemembered = (
  { id, remembered = none }: Pick<Form<unknown>, 'id' | 'remembered'>,
  { on }: Remembered,
  values: Values,
) => {
  const text = pick(values, remembered)
  useEffect(() => {
    if (on) write(id, text)
  }, [id, on, text])
}
