import { useEffect, useState } from 'react'
import {
  type QuickField,
  type QuickTexts,
  quickFields,
} from '../../calculators/file-transfer/quick/quick-texts.ts'
import type { Language } from '../../i18n/languages.ts'

type Answer = typeof import('../../calculators/file-transfer/quick/quick-answer.ts').quickAnswer

export interface Quick {
  readonly values: Readonly<Record<QuickField, string>>
  /** `undefined` while a value is not a number. */
  readonly answer: string | undefined
  readonly enter: (field: QuickField, value: string) => void
  /** Fetches the calculation; call it when somebody is about to type. */
  readonly prepare: () => void
}

/** The visitor's last values, restored when they return to the page. */
let left: { values: Quick['values']; answer: Answer } | undefined

/** The state of the small calculator. Until the calculation has been fetched, the answer is the first one. */
export const useQuick = (texts: QuickTexts, first: string, language: Language): Quick => {
  const [values, setValues] = useState<Quick['values']>(left?.values ?? quickFields)
  const [calculate, setCalculate] = useState<{ answer: Answer } | undefined>(left)
  useEffect(() => {
    if (calculate) left = { values, answer: calculate.answer }
  }, [values, calculate])
  const prepare = () => {
    if (calculate) return
    import('../../calculators/file-transfer/quick/quick-answer.ts').then(
      ({ quickAnswer }) => setCalculate({ answer: quickAnswer }),
      // Without it the form still leads to the full calculator.
      () => undefined,
    )
  }
  return {
    values,
    answer: calculate ? calculate.answer(values, texts, language) : first,
    enter: (field, value) => {
      prepare()
      setValues((before) => ({ ...before, [field]: value }))
    },
    prepare,
  }
}
