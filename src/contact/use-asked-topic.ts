import { useRouterState } from '@tanstack/react-router'
import { isTopic, type Topic } from '../catalogue/topics.ts'
import { useHydrated } from '../components/use-hydrated.ts'

/** The topic that the address asks for (`?topic=kubernetes`); the prerendered page does not know it. */
export const useAskedTopic = (): Topic | undefined => {
  const topic = useRouterState({ select: ({ location }) => (location.search as { topic?: unknown }).topic })
  return useHydrated() && isTopic(topic) ? topic : undefined
}
