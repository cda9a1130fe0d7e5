import type { NetworkInformation } from '../../src/browser/connection.ts'

/** Connections as Chromium would report them; its real reports depend on the machine and the build. */
export const connections = {
  usual: { effectiveType: '4g', downlink: 1.6, saveData: false },
  fast: { effectiveType: '4g', downlink: 10, saveData: false },
  sparing: { effectiveType: '4g', downlink: 10, saveData: true },
  slow: { effectiveType: '3g', downlink: 0.4, saveData: false },
  /** Like Firefox and Safari, which lack the API. */
  unknown: undefined,
} satisfies Record<string, NetworkInformation | undefined>

/** Runs in the browser before a page's scripts; the last one to run wins. */
export const stubConnection = (connection: NetworkInformation | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
