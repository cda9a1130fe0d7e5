import { languageCodes } from '../i18n/languages.ts'
import { moved } from '../provider/moved.ts'
import { hrefOf, pathOf } from './urls.ts'

/** The redirects of moved pages (`src/provider/moved.ts`) in every language: path → path. */
export const redirects: readonly (readonly [from: string, to: string])[] = languageCodes.flatMap((language) =>
  moved.map(({ from, to }) => [hrefOf(from, language), hrefOf(pathOf(to), language)] as const),
)
