import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type QuickField, quickFields } from '../../calculators/file-transfer/quick/quick-texts.ts'
import type { Quick } from './use-quick.ts'

/** Takes over what was entered before hydration, which leaves it in the controls but fires no event. */
export const useQuickValuesBeforeHydration = (
  form: RefObject<HTMLFormElement | null>,
  quick: Quick,
): void => {
  const takeOver = useEffectEvent(() => {
    if (!form.current) return
    const held = new FormData(form.current)
    for (const field of Object.keys(quickFields) as QuickField[]) {
      const value = held.get(field)
      if (typeof value === 'string' && value !== quick.values[field]) quick.enter(field, value)
    }
  })
  useEffect(() => takeOver(), [])
}
