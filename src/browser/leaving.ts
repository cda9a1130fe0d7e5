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

/** Remembers a change of the query, in case a reload that has already begun would lose it. */
export const rememberChange = ({ pathname, search, href }: URL): void => {
  if (pathname === location.pathname && search !== location.search)
    store.write(JSON.stringify({ from: location.href, to: href }))
}

export const forgetChange = (): void => store.remove()

/**
 * When the page is hidden or left, writes what the address does not hold yet: a phone may end a hidden page without notice.
 * @returns a function that ends this
 */
export const whenLeaving = (write: () => void): (() => void) => {
  const end = new AbortController()
  const options = { signal: end.signal }
  addEventListener('pagehide', write, options)
  document.addEventListener('visibilitychange', () => document.hidden && write(), options)
  return () => end.abort()
}

const isReload = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** Browsers reload the address as it was when the reload began; moves on to the one written since. */
export const resumeAddress = (): void => {
  const last = store.read()
  forgetChange()
  if (last?.from === location.href && isReload()) history.replaceState(history.state, '', last.to)
}
