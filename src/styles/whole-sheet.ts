import { arrive } from '../browser/arrive.ts'

const load = (sheet: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => reject(new Error(`${sheet.href} could not be loaded`))
    document.head.append(sheet)
  })

/** Loads a sheet; replaces one that has failed, which browsers do not load again, with a copy. */
const loadAgain = async (sheet: HTMLLinkElement): Promise<HTMLLinkElement> => {
  try {
    await load(sheet)
    return sheet
  } catch {
    await arrive(sheet.href)
    const other = sheet.cloneNode() as HTMLLinkElement
    sheet.replaceWith(other)
    await load(other)
    return other
  }
}

/**
 * Moves the style sheets that the build links inside the page to the head, since React does not expect them in the page, and removes the
 * first view's own rules: both together would slow down every later style change. The copies load for no medium, so that all sheets
 * switch in one task and the browser recalculates styles once.
 * @throws if one fails to load; the page then stays as it is
 */
export const loadWholeSheet = async (): Promise<void> => {
  const styles = document.querySelector('[data-styles]')
  // The development server's pages have only the whole sheet.
  if (!styles) return
  const copies = [...styles.querySelectorAll('link')].map((link) => link.cloneNode() as HTMLLinkElement)
  for (const copy of copies) copy.media = 'not all'
  const sheets = await Promise.all(copies.map(loadAgain))
  for (const sheet of sheets) sheet.media = 'all'
  styles.remove()
  document.querySelector('[data-first-view]')?.remove()
}
