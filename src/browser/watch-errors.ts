/** Logs an error that was caught, and dispatches it to the listeners for errors. */
export const tellFailure = (error: unknown): void => {
  console.error(error)
  dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
}

/**
 * Reports errors to the operator's receiver, if there is one (error-report.ts). Those that happen while the reporter is being fetched wait
 * for it.
 */
export const watchErrors = (): void => {
  const { ERROR_REPORT_URL: url } = Object(globalThis.__APP_CONFIG__) as { ERROR_REPORT_URL?: unknown }
  if (typeof url !== 'string' || url === '') return
  const waiting: Event[] = []
  let take = (event: Event): void => void waiting.push(event)
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => take(event))
  import('./error-report.ts').then(
    ({ reporterTo }) => {
      take = reporterTo(url)
      for (const event of waiting) take(event)
    },
    // Without the reporter the console has them all the same.
    () => {},
  )
}
