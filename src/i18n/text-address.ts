/**
 * Where the texts of a namespace are served.
 * @param version the build's, so that a changed text is a new address
 */
export const textAddress = (version: string, language: string, namespace: string): string =>
  `/locales/${language}/${namespace}.json?v=${version}`
