/** The SDK names its cookies `<prefix>.<client id>.<user>.<what>`. */
const prefix = 'CognitoIdentityServiceProvider'

/**
 * Whether the visitor has a session's tokens, judged by `document.cookie` alone, so that the SDK is loaded only for those who do.
 * @param clientId the user pool's app client
 */
export const hasTokens = (cookies: string, clientId: string): boolean =>
  cookies.split('; ').some((pair) => {
    const [name = '', value] = pair.split('=')
    return name.startsWith(`${prefix}.${clientId}.`) && name.endsWith('.accessToken') && Boolean(value)
  })

/**
 * Finds the domain that the site's host and the console's share, so that both use the same cookies: `khram.example` for www.khram.example
 * and console.khram.example.
 * @returns `undefined`, which keeps cookies to this host, if the hosts are equal or share at most a top-level domain; longer public
 * suffixes (co.th) are refused by browsers
 */
export const sharedDomain = (host: string, consoleUrl: string | undefined): string | undefined => {
  const other = consoleUrl && new URL(consoleUrl).hostname
  if (!other || other === host || /^[\d.]+$/.test(host)) return undefined
  const [mine, theirs] = [host.split('.').reverse(), other.split('.').reverse()]
  const differs = mine.findIndex((label, index) => label !== theirs[index])
  const common = differs === -1 ? mine : mine.slice(0, differs)
  return common.length > 1 ? common.reverse().join('.') : undefined
}
