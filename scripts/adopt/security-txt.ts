import { readFileSync, writeFileSync } from 'node:fs'

export const securityTxt = 'public/.well-known/security.txt'

/** The file's text without a policy at one of these addresses: RFC 9116 asks for none. */
export const withoutPolicy = (text: string, gone: readonly string[]): string =>
  text.replace(/^Policy: (\S+)\n/gm, (line, address: string) =>
    gone.includes(address.split('#')[0] ?? '') ? '' : line,
  )

/** Takes a removed page out of security.txt. @returns a line for the owner if the file has named it */
export const dropPolicy = (gone: readonly string[]): string[] => {
  const text = readFileSync(securityTxt, 'utf8')
  const left = withoutPolicy(text, gone)
  if (left === text) return []
  writeFileSync(securityTxt, left)
  return [`  ${securityTxt}: Policy, whose page SECURITY.md names too`]
}
