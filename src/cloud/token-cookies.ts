/** The SDK names its cookies `<prefix>.<client id>.<user>.<what>`. */
const prefix = 'CognitoIdentityServiceProvider'

/** The name of any cookie of the SDK's. */
export const tokenCookie = new RegExp(`^${prefix}\\.`)

/**
 * Whether the visitor has a session's tokens, judged by `document.cookie` alone, so that the SDK is loaded only for those who do.
 * @param clientId the user pool's app client
 */
export const hasTokens = (cookies: string, clientId: string): boolean =>
  cookies.split('; ').some((pair) => {
    const [name = '', value] = pair.split('=')
    return name.startsWith(`${prefix}.${clientId}.`) && name.endsWith('.accessToken') && Boolean(value)
  })

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Returns a test for the names of cookies that belong to users of the client other than the last to sign in. The SDK neither reads nor
 * deletes them, and they would add up until the server refuses the header.
 */
export const isOfOtherUser = (cookies: string, clientId: string): ((name: string) => boolean) => {
  const clientPrefix = `${prefix}.${clientId}.`
  const last = cookies.split('; ').find((pair) => pair.startsWith(`${clientPrefix}LastAuthUser=`))
  const user = last && decoded(last.slice(last.indexOf('=') + 1))
  return (name) => {
    if (!user || !name.startsWith(clientPrefix)) return false
    const rest = name.slice(clientPrefix.length)
    const end = rest.lastIndexOf('.')
    return end > 0 && decoded(rest.slice(0, end)) !== user
  }
}

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
