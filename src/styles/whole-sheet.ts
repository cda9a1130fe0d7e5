const load = (sheet: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => reject(new Error(`${sheet.href} could not be loaded`))
    document.head.append(sheet)
  })

/**
 * Moves the style sheets that the build has linked inside the page to the head, since React does not know of them there, and takes the first
 * view's own rules out: kept together, they would slow down every later style change. The copies load for no medium, so that all of it
 * changes in one task and the browser recalculates styles once.
 * @throws when one fails to load; the page then stays as it is
 */
export const loadWholeSheet = async (): Promise<void> => {
  const styles = document.querySelector('[data-styles]')
  // The development server's pages have no other than the whole.
  if (!styles) return
  const sheets = [...styles.querySelectorAll('link')].map((link) => link.cloneNode() as HTMLLinkElement)
  for (const sheet of sheets) sheet.media = 'not all'
  await Promise.all(sheets.map(load))
  for (const sheet of sheets) sheet.media = 'all'
  styles.remove()
  document.querySelector('[data-first-view]')?.remove()
}
