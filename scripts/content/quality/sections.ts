import type { PageKind } from '../../../src/catalogue/pages.ts'
import { type ByLanguage, forLanguage, type Language } from '../../../src/i18n/languages.ts'
import { onEachPage } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { blocksOf } from './blocks.ts'
import sections from './sections.json' with { type: 'json' }

/** A section's name; an optional one is about something that not every provider sells. */
type Section = ByLanguage<string> & { readonly optional?: boolean }

const fixed: Partial<Record<PageKind, Section[]>> = sections

/** Whether a heading names a section. More words may follow the name in English, and surround it in Thai. */
export const isNamed = (title: string, name: string, language: Language): boolean =>
  forLanguage(names, language)(title, name)

const names: ByLanguage<(title: string, name: string) => boolean> = {
  en: (title, name) => title === name || title.startsWith(`${name} `) || title.startsWith(`${name}:`),
  th: (title, name) => title.includes(name),
}

/** Reports sections that every page of a kind must have and that are missing, renamed or out of order. */
export const sectionFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachPage(sources, (source, page, language) => {
    const titles = blocksOf(source).map(({ title }) => title)
    // A language without names of its own may call its sections anything.
    const wanted = (fixed[page.kind] ?? []).flatMap(({ optional = false, ...section }) => {
      const name = section[language]
      return name ? [{ name, optional }] : []
    })
    return mistakes(titles, wanted, language)
  })

const mistakes = (
  titles: string[],
  wanted: { readonly name: string; readonly optional: boolean }[],
  language: Language,
) => {
  const places = wanted.map(({ name, optional }) => ({
    name,
    optional,
    at: titles.findIndex((title) => isNamed(title, name, language)),
  }))
  const present = places.filter(({ at }) => at >= 0)
  return [
    ...places
      .filter(({ at, optional }) => at < 0 && !optional)
      .map(({ name }) => ({
        key: 'blocks',
        message: `has no section "${name}": write it, or rename an existing section`,
      })),
    ...present.flatMap(({ name, at }, index) => {
      const before = present[index - 1]
      return before && before.at > at
        ? [{ key: `blocks.${at}.title`, message: `"${name}" belongs after "${before.name}": move it there` }]
        : []
    }),
  ]
}
