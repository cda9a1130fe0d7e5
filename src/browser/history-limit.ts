import { forgetChange, rememberChange } from './leaving.ts'

/** Milliseconds after which a refused change is tried again. */
const pause = 1000

interface Change {
  readonly isPush: boolean
  readonly state: unknown
  readonly url: string | URL | null | undefined
}

const isLimit = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError'

/**
 * Turns the browser's limit on history changes into a delay. WebKit throws at the 101st change within 30 s, and the router would never
 * write an address again. Only the newest refused change counts; it is retried until the browser accepts it, and survives a reload.
 */
export const outlastHistoryLimit = (): void => {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  let refused: Change | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (change: Change) => {
    clearTimeout(timer)
    // The refused entry still has to be created.
    const { isPush, state, url } = { ...change, isPush: change.isPush || refused?.isPush === true }
    refused = undefined
    rememberChange(new URL(url ?? '', location.href))
    try {
      if (isPush) push(state, '', url)
      else replace(state, '', url)
    } catch (error) {
      if (!isLimit(error)) throw error
      refused = { isPush, state, url }
      timer = setTimeout(writeRefused, pause)
    }
  }
  const writeRefused = () => refused && write(refused)

  history.pushState = (state, _, url) => write({ isPush: true, state, url })
  history.replaceState = (state, _, url) => write({ isPush: false, state, url })
  // Once the visitor has gone back or on, it would overwrite another entry.
  addEventListener('popstate', () => {
    clearTimeout(timer)
    refused = undefined
    forgetChange()
  })
  addEventListener('pagehide', writeRefused)
}
