/**
 * Loads the site's whole style sheet in place of the page's own rules, which are only those that it needs without a script: twice, they
 * would make every later change dearer. The build has marked the place by a disabled link, right after the element with those rules. For
 * no medium until it is there, so that both change in one task and the browser reckons the styles of all elements once, not twice.
 * @throws when it cannot be had; the page's own rules then stay
 */
export const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
    // The development server's pages have no other than the whole.
    if (!link) return resolve()
    link.media = 'not all'
    link.onload = () => {
      link.media = 'all'
      const own = link.previousElementSibling
      if (own instanceof HTMLStyleElement) own.disabled = true
      resolve()
    }
    link.onerror = () => reject(new Error('the style sheet could not be loaded'))
    link.disabled = false
  })
