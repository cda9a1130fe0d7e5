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
 * Sends the form and keeps its values until they have arrived; restores values left from another page or an earlier visit.
 * @param send sends a checked message to the receiver
 */
export const useSubmission = (
  form: RefObject<HTMLFormElement | null>,
  send: (draft: Draft) => Promise<void>,
) => {
  const draft = useRef<Draft>(undefined)
  const isReturning = useRef(false)
  const [isRestored, setRestored] = useState(false)
  const [isTooQuick, setTooQuick] = useState(false)
  const sent = useRef<Draft>(undefined)
  const latestSend = useNewest(send)

  const keep = () => {
    if (!form.current) return
    draft.current = keepDraft(readForm(form.current), draft.current)
    dropTypedValues()
  }
  const drop = () => {
    draft.current = undefined
    dropDraft()
    dropTypedValues()
    setRestored(false)
  }
  const sendKept = () => {
    sent.current = draft.current as Draft
    return latestSend.current(sent.current)
  }
  const [submission] = useState(() => makeSubmission({ keep, drop, send: sendKept }))
  const status = useSyncExternalStore(submission.subscribe, submission.get, submission.get)

  useEffect(() => {
    if (!form.current) return
    // Newest first: typed before hydration, then kept by this tab, then left from a failed attempt.
    const typed = readForm(form.current)
    const unsent = readDraft()
    const typedBefore = readTypedValues()
    isReturning.current = Boolean(typedBefore ?? unsent)
    // On reload Firefox restores the form: it is still that message, so it keeps the id it was sent with.
    if (hasWords(typed) && !(unsent && areSame(typed, unsent.values))) return keepTypedValues(typed)
    if (typedBefore && !hasWords(typed)) return fillForm(form.current, typedBefore)
    if (!unsent) return
    fillForm(form.current, unsent.values)
    draft.current = unsent
    setRestored(true)
  }, [form])

  return {
    status,
    isRestored,
    isTooQuick,
    /** The last message sent. */
    sent: () => sent.current,
    isBusy: () => submission.get() === 'sending',
    submit: (element: HTMLFormElement) => {
      const tooQuick = !isReturning.current && !draft.current && performance.now() < quickest
      setTooQuick(tooQuick)
      if (!tooQuick) submission.on(isTrapped(element) ? 'trap' : 'submit')
    },
    /** Stores what is typed: in the unsent message if there is one, otherwise for this tab. */
    changed: () => {
      if (submission.get() === 'sending' || !form.current) return
      if (draft.current) keep()
      else keepTypedValues(readForm(form.current))
    },
    discard: drop,
    again: () => submission.on('again'),
  }
}
