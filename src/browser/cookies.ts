const day = 86_400

/** A cookie's value as it was set; `undefined` if it is missing or cookies are off. */
export const readCookie = (name: string): string | undefined => {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (cookie === undefined) return undefined
  try {
    return decodeURIComponent(cookie.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Sets a cookie for the whole site: secure, and not sent with requests from other sites. */
export const writeCookie = (name: string, value: string, days: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser that the site serves
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * day}; Path=/; SameSite=Lax; Secure`
}

/** Deletes every cookie whose name passes the test, on this host and on the domains above it, where vendors put theirs. */
export const deleteCookies = (pattern: Pick<RegExp, 'test'>) => {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const name of names.filter((candidate) => pattern.test(candidate)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
}
