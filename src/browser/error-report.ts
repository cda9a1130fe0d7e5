import { version } from '../../package.json'

/** What the receiver gets, as JSON. */
export interface ErrorReport {
  /** The error's name and message, without what visitors typed. */
  readonly message: string
  /** Place in the site's scripts: file, line and column. */
  readonly place: string
  /** The site's version. */
  readonly release: string
  /** Path of the page, without query and fragment. */
  readonly page: string
  /** The browser's name for itself. */
  readonly browser: string
}

/** Maximum number of reports per page, since a fault may repeat with every key pressed. */
const most = 5

/** Maximum number of characters in a message. */
const longest = 300

const frame = /\b[a-z-]+:\/\/[^\s()]+:\d+:\d+/
const scripts = `${location.origin}/assets/`

/** The innermost place of a stack, if it is in one of the site's scripts: errors of extensions and of vendors have theirs elsewhere. */
const placeIn = (stack = ''): string | undefined => {
  const [place = ''] = frame.exec(stack) ?? []
  return place.startsWith(scripts) ? place.slice(scripts.length) : undefined
}

/** The script that failed to load: such an error has no position. */
const scriptIn = (message: string): string | undefined => /\/assets\/([\w.-]+)/.exec(message)?.[1]

/** The last entry in each field, by its id: a part that fails takes its fields away before its error is heard. */
const entries = new Map<string, string>()

const remember = ({ target }: Event) => {
  const { id, name, value } = target as HTMLInputElement
  if (typeof value === 'string') entries.set(id || name, value)
}

/** Words in fields and in the address, which a message may quote. */
const typedWords = (): ReadonlySet<string> => {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  const inAddress = [location.search, location.hash.slice(1)].flatMap((part) => [
    ...new URLSearchParams(part).values(),
  ])
  const texts = [...[...fields].map(({ value }) => value), ...entries.values(), ...inAddress]
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []))
}

/** A quotation, or the apostrophe inside a word, which begins none. */
const quoted = /\p{L}'|"[^"]*"|“[^”]*”|`[^`]*`|'[^']*'/gu

/** Matches the words before a quoted name that is a property of the program, not something the visitor typed. */
const beforeProperty = /\b(?:reading|setting|property|evaluating) $/

/**
 * Removes from a message what may come from the visitor: queries of addresses, quoted texts, words typed into a field, and words that are
 * not plain letters. React's error numbers (#418) stay.
 */
export const withoutEntries = (message: string, typed: ReadonlySet<string>): string =>
  message
    .replace(quoted, (quotation, offset: number) =>
      /^\p{L}/u.test(quotation) || beforeProperty.test(message.slice(0, offset)) ? quotation : '…',
    )
    .split(/(\s+)/)
    .map((word) => {
      if (/^\W*https?:/.test(word)) return word.replace(/[?#].*/, '')
      const [core = ''] = /[#\p{L}\p{M}\p{N}].*/u.exec(word) ?? []
      const isPlain = /^(?:#\d+|[A-Za-z_$.']*)[^\p{L}\p{M}\p{N}]*$/u.test(core)
      return isPlain && !typed.has(core.toLowerCase().replaceAll(/\W/g, '')) ? word : '…'
    })
    .join('')
    .slice(0, longest)

/**
 * Makes a handler of the window's `error` and `unhandledrejection` events that sends a report by POST, once for each message. The body's type is
 * `text/plain`, which needs no preflight.
 */
export const reporterTo = (url: string): ((event: Event) => void) => {
  const sent = new Set<string>()
  addEventListener('input', remember, true)
  return (event) => {
    const {
      error,
      reason,
      message = '',
      filename,
      lineno,
      colno,
    } = event as Partial<ErrorEvent & PromiseRejectionEvent>
    const thrown: unknown = error ?? reason
    const { stack, cause } = Object(thrown) as Error
    const inner = Object(cause) as Error
    const words = [thrown ?? message, cause].filter(Boolean).map(String).join(': ')
    const place =
      placeIn(inner.stack) ?? placeIn(stack) ?? placeIn(`${filename}:${lineno}:${colno}`) ?? scriptIn(words)
    const text = withoutEntries(words, typedWords())
    if (!place || sent.has(text) || sent.size === most) return
    sent.add(text)
    const report: ErrorReport = {
      message: text,
      place,
      release: version,
      page: location.pathname,
      browser: navigator.userAgent,
    }
    navigator.sendBeacon(url, JSON.stringify(report))
  }
}
