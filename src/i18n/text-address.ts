/**
 * The URL of a namespace's texts.
 * @param version the build's, so that texts of another release have another URL; the development server has none
 */
export const textAddress = (version: string, language: string, namespace: string): string =>
  `${version && `/assets/${version}`}/locales/${language}/${namespace}.json`

/**
 * Written into the document by the build: the texts' version, their language and the page's namespace. The attribute `lang` is no substitute,
 * since translators change it. A 404 page has no namespace; the development server writes nothing.
 */
export const announcedTexts = (): { version?: string; language?: string; namespace?: string } => {
  const [version, language, namespace] = document.documentElement.dataset.texts?.split(' ') ?? []
  return { ...(version && { version }), ...(language && { language }), ...(namespace && { namespace }) }
}
