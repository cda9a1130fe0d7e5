import { pages } from '../../src/catalogue/pages.ts'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'

/** The first page of each kind, in the order of the catalogue. */
export const onePerKind = pages.filter(
  (page, index) => pages.findIndex(({ kind }) => kind === page.kind) === index,
)

/** Whether a quick test visits a page in a language: it visits the first page of each kind in one language, alternating by kind. */
export const standsForKind = ({ id }: { readonly id: string }, language: Language) => {
  const index = onePerKind.findIndex((first) => first.id === id)
  return index >= 0 && languageCodes[index % languageCodes.length] === language
}

/** The pages of a language that a costly test visits: a share of the kinds in `npm test`, the rest in `npm run test:long`. */
export const visitsIn = (language: Language) => [
  { share: 'its share of kinds', pages: onePerKind.filter((page) => standsForKind(page, language)), tag: [] },
  {
    share: 'the other kinds',
    pages: onePerKind.filter((page) => !standsForKind(page, language)),
    tag: '@long',
  },
]
