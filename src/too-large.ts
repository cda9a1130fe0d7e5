import { deleteCookies } from './browser/cookies.ts'
import { tokenCookie } from './cloud/token-cookies.ts'

/**
 * The script of the page that answers requests whose cookies are too large. Such a browser gets nothing else from the site, so this script is
 * inline (scripts/build/too-large.ts). Offers to sign out if tokens take up the space.
 */
if (document.cookie.split('; ').some((pair) => tokenCookie.test(pair))) {
  const show = (id: string, isShown: boolean) => {
    const element = document.getElementById(id)
    if (element) element.hidden = !isShown
    return element
  }
  show('by-hand', false)
  show('sign-out', true)?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    deleteCookies(tokenCookie)
    location.reload()
  })
}
