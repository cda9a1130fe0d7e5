/** @module-tag slow */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOfKind, textPage } from '../../src/catalogue/some-page.fixture.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { findProblems } from './check.ts'
import { problemLine, type SourcesByLanguage } from './finding.ts'
import { spoiled } from './mutated.arbitrary.ts'
import { readSources } from './sources.ts'
import type { Json } from './strings.ts'

/** A check of these files takes a third of a second, so only the long tests, which set a seed, make many runs. */
const numRuns = process.env.SEED ? 50 : 5

/** The shell's texts, a calculator's, and pages whose sections others link to. */
const namespaces = [
  'common',
  'calculators/shared',
  pageOfKind('service').namespace,
  textPage.namespace,
  'pages/terms-of-services',
]
/** Only these files: a check of all would be too slow for hundreds of runs. */
const real = Object.fromEntries(
  languageCodes.map((language) => {
    const sources = readSources(language)
    return [language, new Map(namespaces.map((namespace) => [namespace, sources.get(namespace) as Json]))]
  }),
) as unknown as SourcesByLanguage
const linesOf = (sources: SourcesByLanguage) => findProblems(sources).map(problemLine)
const usual = new Set(linesOf(real))

/** The problems that a changed file adds. */
const problemsOf = (
  language: (typeof languageCodes)[number],
  namespace: string,
  content: Json | undefined,
) => {
  const changed = new Map(real[language])
  if (content === undefined) changed.delete(namespace)
  else changed.set(namespace, content)
  return linesOf({ ...real, [language]: changed }).filter((problem) => !usual.has(problem))
}

describe.each(languageCodes)('a locale file of %s', (language) => {
  it.each(namespaces)('%s with one place spoiled is reported, and never crashes the check', (namespace) => {
    fc.assert(
      fc.property(spoiled(real[language].get(namespace) as Json), ({ value }) => {
        const problems = problemsOf(language, namespace, value)
        expect(problems.length).toBeGreaterThan(0)
        expect(problems.join('\n')).toContain(`/${namespace}.json: `)
      }),
      { numRuns },
    )
  })

  it('with any content is reported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...namespaces), fc.jsonValue(), (namespace, content) => {
        expect(problemsOf(language, namespace, content as Json).length).toBeGreaterThan(0)
      }),
      { numRuns },
    )
  })
})
