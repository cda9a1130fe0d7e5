/**
 * Moves the style sheet that the build has linked inside the page to the head, since React does not know of it there, and takes the first
 * view's own rules out: kept together, they would slow down every later style change. The copy loads for no medium, so that all of it
 * changes in one task and the browser recalculates styles once.
 * @throws when it fails to load; the page then stays as it is
 */
export const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const styles = document.querySelector('[data-styles]')
    const link = styles?.querySelector('link')
    // The development server's pages have no other than the whole.
    if (!styles || !link) return resolve()
    const sheet = link.cloneNode() as HTMLLinkElement
    sheet.media = 'not all'
    sheet.onload = () => {
      sheet.media = 'all'
      document.head.append(...styles.querySelectorAll('style'))
      styles.remove()
      document.querySelector('[data-first-view]')?.remove()
      resolve()
    }
    sheet.onerror = () => reject(new Error('the style sheet could not be loaded'))
    document.head.append(sheet)
  })
