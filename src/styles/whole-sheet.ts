/** The whole sheet has a page's own rules too, and twice they make every later change dearer; only the fonts stand nowhere else. */
const dropRules = ({ sheet }: HTMLStyleElement) => {
  const rules = sheet?.cssRules ?? []
  for (let index = rules.length - 1; index >= 0; index--)
    if (!(rules[index] instanceof CSSFontFaceRule)) sheet?.deleteRule(index)
}

/**
 * Loads the site's whole style sheet in place of the page's own rules, which are only those that it needs without a script. The build has
 * marked its place in the document by a disabled link, right after them.
 * @throws when it cannot be had; the page's own rules then stay
 */
export const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]')
    // The development server's pages have no other than the whole.
    if (!link) return resolve()
    link.onload = () => {
      if (link.previousElementSibling instanceof HTMLStyleElement) dropRules(link.previousElementSibling)
      resolve()
    }
    link.onerror = () => reject(new Error('the style sheet could not be loaded'))
    link.disabled = false
  })
