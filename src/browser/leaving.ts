import { stored } from './stored.ts'

interface Written {
  readonly from: string
  readonly to: string
}

const parse = (text: string): Written | undefined => {
  const { from, to } = JSON.parse(text)
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined
}

const store = stored('written-last', parse, () => sessionStorage)

/**
 * Writes what is not in the address yet when the page is hidden or left: a phone may end a hidden page without a word.
 * @returns a function that ends this
 */
export const whenLeaving = (write: () => void): (() => void) => {
  const leave = () => {
    const from = location.href
    write()
    if (location.href !== from) store.write(JSON.stringify({ from, to: location.href }))
  }
  const hideOrShow = () => (document.hidden ? leave() : store.remove())
  const end = new AbortController()
  const options = { signal: end.signal }
  addEventListener('pagehide', leave, options)
  document.addEventListener('visibilitychange', hideOrShow, options)
  return () => end.abort()
}

const isReload = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** Browsers reload the address that a page had before it wrote its last one: goes on to that. */
export const resumeAddress = (): void => {
  const last = store.read()
  store.remove()
  if (last?.from === location.href && isReload()) history.replaceState(history.state, '', last.to)
}
