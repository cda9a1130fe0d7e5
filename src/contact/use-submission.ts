import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNewest } from '../components/use-newest.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { areSame, hasWords } from './fields.ts'
import { fillForm, isTrapped, readForm } from './form-elements.ts'
import { makeSubmission } from './submission-store.ts'
import { dropTypedValues, keepTypedValues, readTypedValues } from './typed-values.ts'

/** Minimum time a person needs, in milliseconds from the page's start; a form sent sooner was probably filled in by a robot. */
const quickest = 3000

/**
 * Fills the form with what was typed last: before hydration, else earlier in this tab, else in the message that could not be sent.
 * @returns that message if it is what the form contains
 */
const restoreValues = (form: HTMLFormElement): Draft | undefined => {
  const typed = readForm(form)
  const typedInTab = readTypedValues()
  const unsent = readDraft()
  // On reload Firefox restores the form: if that is the unsent message, it keeps the id it was sent with.
  const isUnsent = unsent && areSame(typed, unsent.values)
  if (hasWords(typed) && !isUnsent) keepTypedValues(typed)
  else if (!hasWords(typed) && typedInTab) fillForm(form, typedInTab)
  else if (unsent) {
    fillForm(form, unsent.values)
    return unsent
  }
  return undefined
}

/**
 * Sends the form and keeps its values until they have arrived; restores values left from another page or an earlier visit.
 * @param send sends a checked message to the receiver
 */
export const useSubmission = (
  form: RefObject<HTMLFormElement | null>,
  send: (draft: Draft) => Promise<void>,
) => {
  const unsent = useRef<Draft>(undefined)
  const lastSent = useRef<Draft>(undefined)
  const hadValues = useRef(false)
  const [isRestored, setRestored] = useState(false)
  const [isTooQuick, setTooQuick] = useState(false)
  const latestSend = useNewest(send)

  useEffect(() => {
    if (!form.current) return
    hadValues.current = Boolean(readTypedValues() ?? readDraft())
    const restored = restoreValues(form.current)
    if (!restored) return
    unsent.current = restored
    setRestored(true)
  }, [form])

  const keep = () => {
    if (!form.current) return
    unsent.current = keepDraft(readForm(form.current), unsent.current)
    dropTypedValues()
  }
  const drop = () => {
    unsent.current = undefined
    dropDraft()
    dropTypedValues()
    setRestored(false)
  }
  const sendUnsent = () => {
    lastSent.current = unsent.current as Draft
    return latestSend.current(lastSent.current)
  }
  const [submission] = useState(() => makeSubmission({ keep, drop, send: sendUnsent }))
  const status = useSyncExternalStore(submission.subscribe, submission.get, submission.get)

  return {
    status,
    isRestored,
    isTooQuick,
    lastSent: () => lastSent.current,
    isSending: () => submission.get() === 'sending',
    submit: (element: HTMLFormElement) => {
      const tooQuick = !hadValues.current && !unsent.current && performance.now() < quickest
      setTooQuick(tooQuick)
      if (!tooQuick) submission.on(isTrapped(element) ? 'trap' : 'submit')
    },
    /** Stores what is typed: in the unsent message if there is one, otherwise for this tab. */
    storeTyped: () => {
      if (submission.get() === 'sending' || !form.current) return
      if (unsent.current) keep()
      else keepTypedValues(readForm(form.current))
    },
    discard: drop,
    startAnother: () => submission.on('again'),
  }
}
