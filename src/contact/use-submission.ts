import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { isTrapped, readValues, writeValues } from './form-elements.ts'
import { makeSubmission } from './submission-store.ts'

/** Milliseconds that people take at least; a form that is sent sooner after it was shown was filled in by a robot. */
const quickest = 3000

/**
 * Sends the form, keeping its words until they have arrived; words that are left from an earlier visit are put into the form.
 * @param send brings a message to the receiver; called after the form was checked
 */
export const useSubmission = (
  form: RefObject<HTMLFormElement | null>,
  send: (draft: Draft) => Promise<void>,
) => {
  const draft = useRef<Draft>(undefined)
  const shown = useRef(0)
  const [isRestored, setRestored] = useState(false)
  const [isTooQuick, setTooQuick] = useState(false)
  const sent = useRef<Draft>(undefined)
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })

  const keep = () => {
    if (form.current) draft.current = keepDraft(readValues(form.current), draft.current)
  }
  const drop = () => {
    draft.current = undefined
    dropDraft()
    setRestored(false)
  }
  const sendKept = () => {
    sent.current = draft.current as Draft
    return latestSend.current(sent.current)
  }
  const [submission] = useState(() => makeSubmission({ keep, drop, send: sendKept }))
  const status = useSyncExternalStore(submission.subscribe, submission.get, submission.get)

  useEffect(() => {
    shown.current = performance.now()
    const left = readDraft()
    // What was typed before the script came is newer than any draft.
    if (!left || !form.current || Object.values(readValues(form.current)).some(Boolean)) return
    writeValues(form.current, left.values)
    draft.current = left
    setRestored(true)
  }, [form])

  return {
    status,
    isRestored,
    isTooQuick,
    /** The message that was sent last. */
    sent: () => sent.current,
    isBusy: () => submission.get() === 'sending',
    submit: (element: HTMLFormElement) => {
      const tooQuick = !draft.current && performance.now() - shown.current < quickest
      setTooQuick(tooQuick)
      if (!tooQuick) submission.on(isTrapped(element) ? 'trap' : 'submit')
    },
    /** Stores what is being changed in a message that was sent in vain. */
    changed: () => {
      if (draft.current && submission.get() !== 'sending') keep()
    },
    discard: drop,
    again: () => submission.on('again'),
  }
}
