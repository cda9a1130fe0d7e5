import { execFileSync } from 'node:child_process'

/** Time of the last commit, in seconds; `undefined` outside a repository, as in a container's build. */
const commitSeconds = (): string | undefined => {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

const todaySeconds = () => String(Math.floor(Date.now() / 86_400_000) * 86_400)

/**
 * The date of generated files, so that a rebuild gives the same bytes: SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/), else the last commit's date, else today.
 * @throws if SOURCE_DATE_EPOCH is not a whole number of seconds
 */
export const sourceDate = (env: Readonly<Record<string, string | undefined>> = process.env): Date => {
  const seconds = env.SOURCE_DATE_EPOCH || commitSeconds() || todaySeconds()
  if (!/^\d{1,11}$/.test(seconds)) throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970: ${seconds}`)
  return new Date(Number(seconds) * 1000)
}
