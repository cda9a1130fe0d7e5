import { pages } from '../../src/catalogue/pages.ts'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'

/** The first page of each kind, in the order of the catalogue. */
export const onePerKind = pages.filter(
  (page, index) => pages.findIndex(({ kind }) => kind === page.kind) === index,
)

/** Whether a page is the first of its kind, in the language of that kind: kinds alternate between the languages. */
export const isSample = ({ id }: { readonly id: string }, language: Language) => {
  const kind = onePerKind.findIndex((first) => first.id === id)
  return kind >= 0 && languageCodes[kind % languageCodes.length] === language
}

/** What a costly test visits of a language: every second kind in `npm test`, the others in `npm run test:long`. */
export const halvesIn = (language: Language) => [
  { half: 'every second kind', samples: onePerKind.filter((page) => isSample(page, language)), tag: [] },
  { half: 'the other kinds', samples: onePerKind.filter((page) => !isSample(page, language)), tag: '@long' },
]
