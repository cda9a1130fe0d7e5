import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { brand } from '../../src/provider/brand.ts'
import type { Answers } from './answers.ts'
import { providerFile } from './current.ts'
import { securityTxt } from './security-txt.ts'
import { rewriteFields } from './source-file.ts'

/** Files outside the provider's folder that name its addresses. */
const filesWithAddresses = [
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  securityTxt,
  'docs/operator.md',
  // The repository's address, supposed to be on the provider's domain.
  'package.json',
  'deploy/kubernetes/overlays/production/alerts.yaml',
  'deploy/kubernetes/overlays/production/service-levels.yaml',
] as const

export const rewriteAddresses = (rewrite: (text: string) => string) => {
  for (const file of filesWithAddresses) {
    const text = readFileSync(file, 'utf8')
    const rewritten = rewrite(text)
    if (rewritten !== text) writeFileSync(file, rewritten)
  }
}

const domainOf = (siteUrl: string) => new URL(siteUrl).hostname.replace(/^www\./, '')

/** The brand after the run. */
export const brandOf = (answers: Answers) => ({ ...brand, ...answers.brand })
export type Brand = ReturnType<typeof brandOf>

type Addresses = Pick<Brand, 'siteUrl' | 'email' | 'securityEmail'>

/** A text with the next brand's addresses. A mailbox that stays keeps its domain, whatever the site's is. */
export const withAddresses = (text: string, present: Addresses, next: Addresses): string => {
  const [from, to] = [domainOf(present.siteUrl), domainOf(next.siteUrl)]
  return [
    [present.securityEmail, next.securityEmail],
    [present.email, next.email],
    [present.siteUrl, next.siteUrl],
    [from, to],
    ...[next.securityEmail, next.email].map((mailbox) => [mailbox.replaceAll(from, to), mailbox] as const),
  ].reduce((all, [one = '', other = '']) => all.replaceAll(one, other), text)
}

export const adoptBrand = (next: Brand) => {
  if (isDeepStrictEqual(next, brand)) return
  rewriteFields(providerFile('brand.ts'), brand, next)
  rewriteAddresses((text) => withAddresses(text, brand, next))
}
