import { readFileSync, writeFileSync } from 'node:fs'

const day = 86_400_000

/**
 * Extends a security.txt that expires within 60 days. RFC 9116 recommends less than a year.
 * @param now in ms
 */
export const renewed = (text: string, now: number): string =>
  text.replace(/^(Expires: )(\S+)$/m, (line, label: string, expires: string) =>
    Date.parse(expires) - now > 60 * day
      ? line
      : `${label}${new Date(now + 360 * day).toISOString().slice(0, 10)}T00:00:00Z`,
  )

if (import.meta.main) {
  const path = 'public/.well-known/security.txt'
  writeFileSync(path, renewed(readFileSync(path, 'utf8'), Date.now()))
}
