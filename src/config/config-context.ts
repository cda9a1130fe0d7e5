import { createContext, useContext, useSyncExternalStore } from 'react'
import { never } from '../browser/use-store.ts'
import { readConfig } from './read.ts'
import type { Config } from './rules.ts'

/** The configuration of the prerendered HTML: no environment, every feature off. */
const unconfigured = readConfig({})

export const ConfigContext = createContext<Config>(unconfigured)

/** The runtime configuration. During hydration it is that of the prerendered HTML, so that both agree. */
export const useConfig = (): Config => {
  const config = useContext(ConfigContext)
  return useSyncExternalStore(
    never,
    () => config,
    () => unconfigured,
  )
}
