import type { AdviceName } from '../../../src/provider/profile.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { missingWords } from '../form-words.ts'
import { missingBlocks } from '../page-kinds.ts'
import { buttonFindings } from './buttons.ts'
import { characterFindings } from './characters.ts'
import { formerCityFindings, goneFindings } from './gone.ts'
import { headFindings } from './head.ts'
import { lengthFindings } from './length.ts'
import { literalFactFindings } from './literal-facts.ts'
import { phraseFindings } from './phrases.ts'
import { repetitionFindings } from './repetition.ts'
import { sectionFindings } from './sections.ts'
import { signFindings } from './signs.ts'
import { spellingFindings } from './spelling.ts'
import { statementFindings } from './statements.ts'
import { termFindings } from './terms.ts'
import { toneFindings } from './tone.ts'
import { translationFindings } from './translation.ts'

/**
 * The checks of wording: what pages of a kind usually have, length, repetition, sections, buttons, words, spelling, punctuation,
 * untranslated texts.
 */
export const advice: Readonly<Record<AdviceName, (sources: SourcesByLanguage) => Finding[]>> = {
  blocks: missingBlocks,
  length: lengthFindings,
  repetition: repetitionFindings,
  phrases: phraseFindings,
  spelling: spellingFindings,
  characters: characterFindings,
  head: headFindings,
  sections: sectionFindings,
  buttons: buttonFindings,
  terms: termFindings,
  tone: toneFindings,
  signs: signFindings,
  facts: literalFactFindings,
  statements: (sources) => statementFindings(sources),
  gone: (sources) => [...goneFindings(sources), ...formerCityFindings(sources)],
  translation: (sources) => [...missingWords(sources), ...translationFindings(sources)],
}

/** The advice of all checks of wording. */
export const qualityFindings = (sources: SourcesByLanguage): Finding[] =>
  Object.values(advice).flatMap((check) => check(sources))
