/**
 * Says what is wrong with the public address of the site. Pages, files and redirects begin at the root of a host, so a path below it would lead
 * to what is not there.
 */
export const addressProblem = (siteUrl: string): string | undefined => {
  const url = URL.parse(siteUrl)
  if (url?.protocol === 'https:' && url.origin === siteUrl) return undefined
  return `siteUrl in src/provider/brand.ts must be https://host, without a path or a slash at its end: ${siteUrl}`
}
