/** How much may be fetched ahead: nothing, what the visitor points at, or also the links in view, including an open menu's. */
export type ConnectionSpeed = 'sparing' | 'usual' | 'fast'

/** What Chromium-based browsers report about the connection (https://wicg.github.io/netinfo/); `downlink` in Mbit/s. */
export interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
  readonly downlink?: number
}

/** Mbit/s at which a page's files arrive within the time of a tap. */
const fastDownlink = 5

export const speedOf = (connection: NetworkInformation | undefined): ConnectionSpeed => {
  if (!connection) return 'usual'
  const { saveData, effectiveType = '', downlink = 0 } = connection
  if (saveData || effectiveType.endsWith('2g')) return 'sparing'
  return effectiveType === '4g' && downlink >= fastDownlink ? 'fast' : 'usual'
}

export const currentSpeed = (): ConnectionSpeed =>
  speedOf((globalThis.navigator as { connection?: NetworkInformation } | undefined)?.connection)
