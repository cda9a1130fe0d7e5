/** How much may be fetched ahead: nothing, what the visitor points at, or also what is in view. */
export type Line = 'sparing' | 'usual' | 'fast'

/** What browsers on Chromium's base tell of the connection (https://wicg.github.io/netinfo/); `downlink` in Mbit/s. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
  readonly downlink?: number
}

/** A line from which a page's files come within the time that a finger needs. */
const fastFrom = 5

export const lineOf = (connection: Connection | undefined): Line => {
  if (!connection) return 'usual'
  const { saveData, effectiveType = '', downlink = 0 } = connection
  if (saveData || effectiveType.endsWith('2g')) return 'sparing'
  return effectiveType === '4g' && downlink >= fastFrom ? 'fast' : 'usual'
}

/** The visitor's line as the browser sees it now. */
export const currentLine = (): Line =>
  lineOf((globalThis.navigator as { connection?: Connection } | undefined)?.connection)
