import { CookieStorage } from 'aws-amplify/utils'
import { sharedDomain } from './token-cookies.ts'

/** Cookie attributes of the tokens: 365 days, secure, whole site. */
const attributes = { path: '/', expires: 365, secure: true, sameSite: 'lax' } as const

/**
 * Stores tokens in cookies that the site shares with the console. A cookie of this host would hide one of the same name on the parent
 * domain, and each can be deleted only under the domain it was set with. So a token is stored under one of the two domains and deleted from
 * both.
 */
export const tokenStorage = (host: string, consoleUrl: string | undefined) => {
  const ofHost = new CookieStorage(attributes)
  const domain = sharedDomain(host, consoleUrl)
  if (!domain) return ofHost
  const shared = new CookieStorage({ ...attributes, domain })
  return {
    getItem: (key: string) => ofHost.getItem(key),
    setItem: async (key: string, value: string) => {
      await ofHost.removeItem(key)
      await shared.setItem(key, value)
      // Falls back to this host: browsers refuse cookies for a public suffix.
      if ((await ofHost.getItem(key)) !== value) await ofHost.setItem(key, value)
    },
    removeItem: async (key: string) => {
      await ofHost.removeItem(key)
      await shared.removeItem(key)
    },
    clear: async () => {
      await ofHost.clear()
      await shared.clear()
    },
  }
}
