import { variableNames } from '../../shared/variables.ts'

/** Left out, since nginx does not run here: both must differ, as the start-up script's defaults do. */
const ports: readonly string[] = ['PORT', 'METRICS_PORT']
const names = variableNames.filter((name) => !ports.includes(name))

/**
 * Picks the site's variables from an environment, for the start-up script on a developer's machine: a shell there may export the secrets
 * that the script refuses. Empty counts as unset.
 */
export const siteVariables = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** The port in PORT, 8080 if unset or empty; `undefined` if it is not a port. */
export const portOf = ({ PORT }: Readonly<Record<string, string | undefined>>): number | undefined => {
  const port = Number(PORT || 8080)
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined
}
