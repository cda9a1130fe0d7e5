import { onHydrated } from './hydrated-event.ts'

let isKept = false

/**
 * Keeps what the server sent until React has hydrated it: if that fails, the page can still be read.
 * @returns a function that restores it in place of what React has left
 */
export const keptPage = (root: HTMLElement): (() => void) => {
  const [head, body] = [[...document.head.children], [...root.childNodes]]
  isKept = true
  onHydrated(() => {
    isKept = false
  })
  return () => {
    root.replaceChildren(...body)
    for (const element of head) if (!element.isConnected) document.head.append(element)
  }
}

/** Whether the page as the server sent it can take the place of one that has failed. */
export const isPageKept = (): boolean => isKept
