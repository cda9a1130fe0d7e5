import { expect, test } from 'vitest'
import { languageCodes } from '../../src/i18n/languages.ts'
import { exampleTexts } from './example-texts.ts'
import { factNames, fillPlaceholders, placeholderTexts } from './placeholders.ts'
import { signFindings } from './quality/signs.ts'
import { sourcesOf } from './quality/sources.fixture.ts'
import { spellingFindings } from './quality/spelling.ts'
import { termFindings } from './quality/terms.ts'

test.each(languageCodes)('every fact has a text in %s that passes the checks of texts', (language) => {
  const texts = placeholderTexts(language)
  expect(factNames.filter((name) => !texts[name]?.trim())).toEqual([])
  // The examples appear on calculators' pages, which write rates as calculators do.
  const examples = exampleTexts(language)
  const facts = Object.fromEntries(Object.entries(texts).filter(([name]) => !(name in examples)))
  const sources = sourcesOf({ [language]: { common: facts, 'calculators/raid': { ...examples } } })
  expect([signFindings, termFindings, spellingFindings].flatMap((findings) => findings(sources))).toEqual([])
})

test('known placeholders are filled in and others are left', () => {
  const texts = placeholderTexts('en')
  expect(fillPlaceholders('{{severity1Response}} for {{name}}', texts)).toBe('15 min for {{name}}')
})

test('a site failover within its tier takes less time than the next lower promise allows in a month', () => {
  const { tierARto, availabilityOneSite } = placeholderTexts('en')
  const allowed = (30 * 24 * 60 * (100 - Number.parseFloat(availabilityOneSite as string))) / 100
  expect(Number.parseFloat(tierARto as string)).toBeLessThan(allowed)
})
