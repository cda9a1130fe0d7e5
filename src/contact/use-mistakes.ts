import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { type FieldName, fieldNames, type Mistakes, mistakeIn, mistakesIn } from './fields.ts'
import { isField, readForm } from './form-elements.ts'

/** The form's errors: checks a field once the visitor has left it, then on every key, and all fields when the form is sent. */
export const useMistakes = () => {
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const left = useRef(new Set<FieldName>())
  /** Fields that lost the focus to a press that is still held down. */
  const waiting = useRef<Set<FieldName>>(undefined)

  const check = (form: HTMLFormElement, fields: Iterable<FieldName>) => {
    const values = readForm(form)
    const current = Object.fromEntries([...fields].map((field) => [field, mistakeIn(field, values[field])]))
    setMistakes((before) => ({ ...before, ...current }))
  }

  return {
    mistakes,
    /** Handlers of the form's events. */
    handlers: {
      // An error that appears at once would move the pressed element away from under the pointer.
      onPointerDown: ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
        waiting.current = new Set()
        const released = () =>
          setTimeout(() => {
            if (waiting.current) check(currentTarget, waiting.current)
            waiting.current = undefined
          })
        const options = { once: true }
        addEventListener('pointerup', released, options)
        addEventListener('pointercancel', released, options)
      },
      onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        const { name } = target
        if (!isField(name)) return
        left.current.add(name)
        if (waiting.current) waiting.current.add(name)
        else check(currentTarget, [name])
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement
        if (isField(name) && left.current.has(name)) check(currentTarget, [name])
      },
    },
    /** Checks every field, and says whether the form can be sent. */
    checkAll: (form: HTMLFormElement): boolean => {
      left.current = new Set(fieldNames)
      const current = mistakesIn(readForm(form))
      setMistakes(current)
      return Object.keys(current).length === 0
    },
    forget: () => {
      left.current = new Set()
      waiting.current?.clear()
      setMistakes({})
    },
  }
}
