import { useSearch } from '@tanstack/react-router'
import { isTopic, type Topic } from '../catalogue/topics.ts'
import { useHydrated } from '../components/use-hydrated.ts'

/** The topic in the address (`?topic=kubernetes`), which the prerendered page does not know. */
export const useAskedTopic = (): Topic | undefined => {
  const topic = useSearch({ from: '__root__', select: ({ topic }) => topic })
  return useHydrated() && isTopic(topic) ? topic : undefined
}
