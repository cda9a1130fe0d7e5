/**
 * Replaces the page's own rules by the whole style sheet: kept together, they would slow down every later style change. The build has
 * marked the place by a disabled link after the page's rules. The sheet loads for no medium, so that both change in one task and the
 * browser recalculates styles once.
 * @throws when it fails to load; the page's own rules then stay
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
