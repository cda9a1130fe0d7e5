import { CookieStorage } from 'aws-amplify/utils'
import { sharedDomain } from './token-cookies.ts'

/** Where tokens are kept: 365 days, secure, the whole site. */
const attributes = { path: '/', expires: 365, secure: true, sameSite: 'lax' } as const

/**
 * The cookies that the site shares with the console. A cookie of this host hides one of the same name on the domain above, and
 * each is deleted only under the domain it was set with; so a name is kept in one of the two places and deleted in both.
 */
export const tokenStorage = (host: string, consoleUrl: string | undefined) => {
  const own = new CookieStorage(attributes)
  const domain = sharedDomain(host, consoleUrl)
  if (!domain) return own
  const shared = new CookieStorage({ ...attributes, domain })
  return {
    getItem: (key: string) => own.getItem(key),
    setItem: async (key: string, value: string) => {
      await own.removeItem(key)
      await shared.setItem(key, value)
      // The browser takes no cookie for a public suffix.
      if ((await own.getItem(key)) !== value) await own.setItem(key, value)
    },
    removeItem: async (key: string) => {
      await own.removeItem(key)
      await shared.removeItem(key)
    },
    clear: async () => {
      await own.clear()
      await shared.clear()
    },
  }
}
