declare global {
  var complaints: string[] | undefined
}

/** Runs before the page's own scripts, since WebDriver cannot watch a console. */
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
}
