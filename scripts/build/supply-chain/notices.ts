import type { PackageFacts } from './package-facts.ts'

/** Licences that allow shipping the code in a site and require only this file. */
const permitted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']
/** One copy of this licence serves all its packages, because its text names no owner. */
const ownerless = 'Apache-2.0'

/** Accepts alternatives, as in `(MIT OR Apache-2.0)`, if one of them is allowed; of licences that apply together, all must be. */
const isPermitted = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => permitted.includes(part)))

/** Lists packages that must not ship, with the reason: a licence that requires more than a notice, or one without a text. */
export const licenceProblems = (packages: readonly PackageFacts[]): string[] =>
  packages.flatMap(({ name, licence, text }) => {
    if (!isPermitted(licence)) return `${name}: the licence "${licence}" is none of ${permitted.join(', ')}`
    return text || licence === ownerless
      ? []
      : `${name}: has no licence file, though ${licence} requires its text`
  })

const rule = '-'.repeat(80)
const firstLine = ({ name, version, licence, author, text }: PackageFacts) =>
  `${name} ${version} (${licence})${text || author === '' ? '' : `, by ${author}`}`
const inWords = (text: string) => text.split(/\s+/).join(' ')

const byName = (one: PackageFacts, other: PackageFacts) => (one.name < other.name ? -1 : 1)

/** Writes the notices that the site serves: each licence's text with its packages. */
export const notices = (packages: readonly PackageFacts[]): string => {
  const shared = packages.find(({ licence, text }) => licence === ownerless && text)?.text ?? ''
  const byText = Map.groupBy(packages.toSorted(byName), ({ text }) => inWords(text || shared))
  const sections = [...byText.values()].map((group) => {
    const text = group.find((one) => one.text)?.text ?? ''
    return `${rule}\n${[...new Set(group.map(firstLine))].join('\n')}\n\n${text}\n`
  })
  return `This site's scripts and typefaces contain the following third-party software.\n\n${sections.join('\n')}`
}
