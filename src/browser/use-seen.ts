import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const waiting = new Map<Element, () => void>()

/** One shared observer, created on first use because the build has none. */
let observer: IntersectionObserver | undefined

const openObserver = () => {
  const opened = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: '100%' },
  )
  // On paper everything is seen.
  addEventListener('beforeprint', () =>
    flushSync(() => {
      for (const onSeen of waiting.values()) onSeen()
    }),
  )
  return opened
}

const observe = (element: Element, onSeen: () => void) => {
  observer ??= openObserver()
  const end = () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
  waiting.set(element, () => {
    end()
    onSeen()
  })
  observer.observe(element)
  return end
}

/** Whether an element has come near the viewport, or is about to be printed; false until hydration. */
export const useSeen = (ref: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (ref.current ? observe(ref.current, () => setSeen(true)) : undefined), [ref])
  return isSeen
}
