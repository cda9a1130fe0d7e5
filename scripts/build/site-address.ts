/**
 * Returns what is wrong with the site's public address. Pages, files and redirects start at the root of a host, so an address with a path
 * would break them.
 */
export const addressProblem = (siteUrl: string): string | undefined => {
  const url = URL.parse(siteUrl)
  if (url?.protocol === 'https:' && url.origin === siteUrl) return undefined
  return `siteUrl in src/provider/brand.ts must be https://host, without a path or a slash at its end: ${siteUrl}`
}
