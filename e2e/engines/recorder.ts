declare global {
  var complaints: string[] | undefined
}

/**
 * Records errors; runs before the page's own scripts, since WebDriver cannot watch a console. Sets the visitor's language to the page's:
 * otherwise the site would offer its other language, which adds a line to the page.
 */
export const record = () => {
  const complaints: string[] = []
  globalThis.complaints = complaints
  const { error } = console
  console.error = (...said: unknown[]) => {
    complaints.push(`console: ${said.join(' ')}`)
    error(...said)
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) complaints.push(`exception: ${event.message}`)
    else complaints.push(`not loaded: ${(event as Event).target}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
    if (disposition === 'enforce') complaints.push(`policy: ${violatedDirective} ${blockedURI}`)
  })
  addEventListener('hydrated', () => {
    window.hydrated = true
  })
  Object.defineProperty(navigator, 'languages', { value: [document.documentElement.lang] })
}
