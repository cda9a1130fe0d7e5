import type { PackageFacts } from './package-facts.ts'

/** Licences that let a site ship the code as part of its own: all they ask for is this file. */
const permitted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']
/** One copy serves every package under it, because its text names no owner. */
const ownerless = 'Apache-2.0'

/** Reasons why packages must not ship, one line each: a licence that asks for more than a notice, or has no text to print. */
export const licenceProblems = (packages: readonly PackageFacts[]): string[] =>
  packages.flatMap(({ name, licence, text }) => {
    if (!licence.split(' AND ').every((part) => permitted.includes(part)))
      return `${name}: the licence "${licence}" is none of ${permitted.join(', ')}`
    return text || licence === ownerless
      ? []
      : `${name}: has no licence file, and ${licence} asks for its text`
  })

const rule = '-'.repeat(80)
const firstLine = ({ name, version, licence, author, text }: PackageFacts) =>
  `${name} ${version} (${licence})${text || author === '' ? '' : `, by ${author}`}`
const inWords = (text: string) => text.split(/\s+/).join(' ')

const byName = (one: PackageFacts, other: PackageFacts) => (one.name < other.name ? -1 : 1)

/** The notices that the site serves: every package under the text of its licence. */
export const notices = (packages: readonly PackageFacts[]): string => {
  const shared = packages.find(({ licence, text }) => licence === ownerless && text)?.text ?? ''
  const byText = Map.groupBy(packages.toSorted(byName), ({ text }) => inWords(text || shared))
  const sections = [...byText.values()].map((group) => {
    const text = group.find((one) => one.text)?.text ?? ''
    return `${rule}\n${[...new Set(group.map(firstLine))].join('\n')}\n\n${text}\n`
  })
  return `This site's scripts and typefaces contain the following third-party software.\n\n${sections.join('\n')}`
}
