/**
 * Where the texts of a namespace are served.
 * @param version the build's, so that a changed text is a new address
 */
export const textAddress = (version: string, language: string, namespace: string): string =>
  `/locales/${language}/${namespace}.json?v=${version}`

/**
 * What the build has written into the document: the version of its texts, and the namespace of the page's own, which the page for what is
 * not found lacks. The development server writes nothing.
 */
export const announcedTexts = (): { version?: string | undefined; namespace?: string | undefined } => {
  const [version, namespace] = document.documentElement.dataset.texts?.split(' ') ?? []
  return { version, namespace }
}
