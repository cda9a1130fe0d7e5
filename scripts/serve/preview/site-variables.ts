import { variableNames } from '../../shared/variables.ts'

/** Where nginx listens; no nginx runs here, and the start-up script's own defaults differ from each other. */
const ports: readonly string[] = ['PORT', 'METRICS_PORT']
const names = variableNames.filter((name) => !ports.includes(name))

/**
 * The site's variables of an environment, for the start-up script on a developer's machine. Nothing else: a shell there may well export
 * the secrets that the script refuses. Empty is unset.
 */
export const siteVariables = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** The port that PORT asks for, 8080 where it is unset or empty; nothing where it is no port. */
export const portOf = ({ PORT }: Readonly<Record<string, string | undefined>>): number | undefined => {
  const port = Number(PORT || 8080)
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined
}
