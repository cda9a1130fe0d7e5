import { useRouterState } from '@tanstack/react-router'
import { isTopic, type Topic } from '../catalogue/topics.ts'
import { useHydrated } from '../components/use-hydrated.ts'

/** The topic in the address (`?topic=kubernetes`), which the prerendered page does not know. */
export const useAskedTopic = (): Topic | undefined => {
  const topic = useRouterState({ select: ({ location }) => (location.search as { topic?: unknown }).topic })
  return useHydrated() && isTopic(topic) ? topic : undefined
}
