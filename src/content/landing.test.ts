import { expect, it } from 'vitest'
import { pages } from '../catalogue/pages.ts'
import { type Area, areaOf, namespaceOf } from '../catalogue/urls.ts'
import { languageCodes } from '../i18n/languages.ts'
import { readSources } from './sources.ts'

interface Landing {
  blocks: { type: string; groups?: { pages: string[] }[] }[]
}

const landings = pages.filter(({ kind }) => kind === 'landing')
const listedOn = (landing: (typeof landings)[number], language: (typeof languageCodes)[number]) => {
  const { blocks } = readSources(language).get(namespaceOf(landing)) as unknown as Landing
  return blocks.flatMap(({ groups = [] }) => groups.flatMap((group) => group.pages))
}
const others = (area: Area, id: string) => pages.filter((page) => page.id !== id && areaOf(page) === area)

it.each(landings.flatMap((landing) => languageCodes.map((language) => [landing, language] as const)))(
  '$path lists every page of its area (%#)',
  (landing, language) => {
    const listed = listedOn(landing, language)
    expect(listed.toSorted()).toEqual(
      others(areaOf(landing), landing.id)
        .map(({ id }) => id)
        .toSorted(),
    )
  },
)
