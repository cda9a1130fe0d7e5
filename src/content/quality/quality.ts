import type { Finding, SourcesByLanguage } from '../finding.ts'
import { characterFindings } from './characters.ts'
import { lengthFindings } from './length.ts'
import { phraseFindings } from './phrases.ts'
import { repetitionFindings } from './repetition.ts'
import { spellingFindings } from './spelling.ts'

/** What is wrong with the texts as texts: length, repetition, filler, spelling, punctuation. */
export const qualityFindings = (sources: SourcesByLanguage): Finding[] =>
  [lengthFindings, repetitionFindings, phraseFindings, spellingFindings, characterFindings].flatMap(
    (findings) => findings(sources),
  )
