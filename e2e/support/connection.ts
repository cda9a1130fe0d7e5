import type { NetworkInformation } from '../../src/browser/connection.ts'

/** Connections as Chromium would report them; its real reports depend on the machine and the build. */
export const connections = {
  usual: { effectiveType: '4g', downlink: 1.6, saveData: false },
  fast: { effectiveType: '4g', downlink: 10, saveData: false },
  sparing: { effectiveType: '4g', downlink: 10, saveData: true },
} satisfies Record<string, NetworkInformation>

/** Runs in the browser before a page's scripts; the last one to run wins. */
export const stubConnection = (connection: NetworkInformation) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
