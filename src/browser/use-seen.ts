import { type RefObject, useEffect, useState } from 'react'

const waiting = new WeakMap<Element, () => void>()

/** One shared observer, created on first use because the build has none. */
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

/** Whether an element has come near the viewport; false until hydration. */
export const useSeen = (ref: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (ref.current ? observe(ref.current, () => setSeen(true)) : undefined), [ref])
  return isSeen
}
