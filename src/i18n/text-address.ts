/**
 * The URL of a namespace's texts.
 * @param version the build's, so that texts of another release have another URL; the development server has none
 */
export const textAddress = (version: string, language: string, namespace: string): string =>
  `${version && `/assets/${version}`}/locales/${language}/${namespace}.json`

/**
 * Written into the document by the build: the texts' version and the page's namespace. A 404 page has no namespace; the development server
 * writes neither.
 */
export const announcedTexts = (): { version?: string | undefined; namespace?: string | undefined } => {
  const [version, namespace] = document.documentElement.dataset.texts?.split(' ') ?? []
  return { version, namespace }
}
