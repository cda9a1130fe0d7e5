import type { Finding, SourcesByLanguage } from '../finding.ts'
import { buttonFindings } from './buttons.ts'
import { characterFindings } from './characters.ts'
import { headFindings } from './head.ts'
import { lengthFindings } from './length.ts'
import { literalFactFindings } from './literal-facts.ts'
import { phraseFindings } from './phrases.ts'
import { repetitionFindings } from './repetition.ts'
import { sectionFindings } from './sections.ts'
import { signFindings } from './signs.ts'
import { spellingFindings } from './spelling.ts'
import { termFindings } from './terms.ts'
import { toneFindings } from './tone.ts'

const checks = [
  lengthFindings,
  repetitionFindings,
  phraseFindings,
  spellingFindings,
  characterFindings,
  headFindings,
  sectionFindings,
  buttonFindings,
  termFindings,
  toneFindings,
  signFindings,
  literalFactFindings,
]

/** Runs the checks of wording: length, repetition, sections, buttons, words, spelling, punctuation. */
export const qualityFindings = (sources: SourcesByLanguage): Finding[] =>
  checks.flatMap((findings) => findings(sources))
