import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type ByLanguage, defaultLanguage, type Language } from '../../../src/i18n/languages.ts'
import { onEachPage } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { type Json, strings } from '../strings.ts'
import { blocksOf } from './blocks.ts'
import list from './buttons.json' with { type: 'json' }

/** The label of every button, with its target page if that is always the same. */
const buttons: readonly (ByLanguage<string> & { readonly page?: string })[] = list

/** Whether the list has a language's words; a language without them may name its buttons anything. */
const isListed = (language: Language) => buttons.some((button) => button[language])

const isLabel = /(?:^|\.)actions\.\d+\.label$/

/** Finds the index of the button with this text. A label in the list that ends in an ellipsis matches any text that begins with it. */
const buttonOf = (text: string, language: Language) =>
  buttons.findIndex((button) => {
    const words = button[language] ?? ''
    return words.endsWith('…') ? text.startsWith(words.slice(0, -1)) : text === words
  })

const listed = (language: Language) => buttons.map((button) => `"${button[language] ?? ''}"`).join(', ')

/** Reports buttons, and headings of the blocks around them, whose words are not in the list that all pages share. */
export const buttonFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachPage(sources, (source, page, language) => {
    if (!isListed(language)) return []
    const labels = [...strings(source)].filter(([key]) => isLabel.test(key))
    return [
      ...labels.flatMap(([key, label]) =>
        page.kind === 'legal'
          ? [{ key, message: 'a legal page has no buttons: leave it out' }]
          : labelMistakes(key, label, language, sources[defaultLanguage].get(namespaceOf(page))),
      ),
      ...wrongPages(source, language),
      ...headings(source)
        .filter(({ title }) => !opens(title, language))
        .map(({ key, title }) => ({
          key,
          message: `"${title}" does not say what the button does: open with one of ${listed(language)}`,
        })),
    ]
  })

const labelMistakes = (key: string, label: string, language: Language, first: Json | undefined) => {
  const button = buttonOf(label, language)
  if (button < 0) return [{ key, message: `"${label}" is not a button: write one of ${listed(language)}` }]
  const counterpart = new Map(strings(first ?? null)).get(key)
  const expected = buttonOf(counterpart ?? '', defaultLanguage)
  return expected < 0 || expected === button
    ? []
    : [{ key, message: `is not "${counterpart}": write "${buttons[expected]?.[language]}"` }]
}

/** Reports buttons with a fixed target that lead elsewhere: quotes come from the page of prices, engineers answer the form. */
const wrongPages = (source: Json, language: Language) => {
  const texts = new Map(strings(source))
  return [...texts].flatMap(([key, label]) => {
    const page = isLabel.test(key) ? buttons[buttonOf(label, language)]?.page : undefined
    const actual = texts.get(key.replace(/label$/, 'page'))
    return page === undefined || actual === page
      ? []
      : [{ key: key.replace(/label$/, 'page'), message: `"${label}" leads to "${page}", not to "${actual}"` }]
  })
}

const headings = (source: Json) =>
  blocksOf(source).flatMap(({ type, title }, index) =>
    type === 'action' ? [{ key: `blocks.${index}.title`, title }] : [],
  )

const opens = (title: string, language: Language) =>
  buttons.some((button) => {
    const words = (button[language] ?? '').replace('…', '').replace(/ \(POC\)$/, '')
    return language === 'th' ? title.includes(words) : title.startsWith(words.trim())
  })
