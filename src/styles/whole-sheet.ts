/**
 * Loads the site's whole style sheet, whose place in the document the build has marked by a disabled link: the page itself carries only
 * the rules that it needs without a script.
 * @throws when it cannot be had
 */
export const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
    // The development server's pages have no other than the whole.
    if (!link) return resolve()
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('the style sheet could not be loaded'))
    link.disabled = false
  })
