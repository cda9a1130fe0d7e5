import { type RefObject, useEffect, useState } from 'react'

const waiting = new WeakMap<Element, () => void>()

/** One for all, made when it is first asked for: the build has none. */
let observer: IntersectionObserver | undefined

const observe = (element: Element, onSeen: () => void) => {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        self.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { rootMargin: '25%' },
  )
  waiting.set(element, onSeen)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/** Whether an element has come near the window, once the app has taken the page over. */
export const useSeen = (ref: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (ref.current ? observe(ref.current, () => setSeen(true)) : undefined), [ref])
  return isSeen
}
