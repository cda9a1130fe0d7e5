import { useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { isTopic, type Topic } from '../catalogue/topics.ts'
import { useHydrated } from '../components/use-hydrated.ts'

/** The topic in the address (`?topic=kubernetes`), which the prerendered page does not know. */
export const useAskedTopic = (): Topic | undefined => {
  const topic = useSearch({ from: '__root__', select: ({ topic }) => topic })
  return useHydrated() && isTopic(topic) ? topic : undefined
}

/** Selects the topic of the address in a form that has none yet. */
export const useAskedTopicIn = (form: RefObject<HTMLFormElement | null>): void => {
  const topicInAddress = useAskedTopic()
  useEffect(() => {
    const topic = form.current?.elements.namedItem('topic')
    if (topicInAddress && topic instanceof HTMLSelectElement && !topic.value) topic.value = topicInAddress
  }, [form, topicInAddress])
}
