/** The SDK's names for what it keeps in cookies: `<prefix>.<client id>.<user>.<what>`. */
const prefix = 'CognitoIdentityServiceProvider'

/**
 * Whether the visitor has a session's tokens, told from `document.cookie` alone: without them nobody needs the SDK.
 * @param cookies the document's cookies
 * @param clientId the user pool's client
 */
export const hasTokens = (cookies: string, clientId: string): boolean =>
  cookies.split('; ').some((pair) => {
    const [name = '', value] = pair.split('=')
    return name.startsWith(`${prefix}.${clientId}.`) && name.endsWith('.accessToken') && Boolean(value)
  })

/**
 * The domain that the site's host and the console's share, so that both read and write the same cookies: `khram.example` for
 * www.khram.example and console.khram.example. Nothing, which keeps cookies to the host, for one and the same host and for hosts
 * that share at most a top-level domain; a browser refuses longer public suffixes (co.th) by itself.
 */
export const sharedDomain = (host: string, consoleUrl: string | undefined): string | undefined => {
  const other = consoleUrl && new URL(consoleUrl).hostname
  if (!other || other === host || /^[\d.]+$/.test(host)) return undefined
  const [mine, theirs] = [host.split('.').reverse(), other.split('.').reverse()]
  const differs = mine.findIndex((label, index) => label !== theirs[index])
  const common = differs === -1 ? mine : mine.slice(0, differs)
  return common.length > 1 ? common.reverse().join('.') : undefined
}
