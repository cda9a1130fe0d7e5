import { type Mistake, onEachPage, onEachText } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'
import { legalTexts, readerTexts } from './texts.ts'

/** Reports stiff English: missing contractions, repeated "X, not Y", answers that do not start with the answer. */
export const toneFindings = (sources: SourcesByLanguage): Finding[] => [
  ...onEachText(sources, (text, language, namespace, key) =>
    language === 'en' && !legalTexts.has(namespace) ? uncontracted(key, text) : [],
  ),
  ...onEachPage(sources, (source, _page, language) =>
    language === 'en' ? [...contrasts(source), ...answers(source)] : [],
  ),
]

/** Leaves out "it is" at the end of a clause ("where it is") and after "as" or "than", where it cannot be contracted. */
const contractible =
  /(?<!\b(?:as|than) )\b(?:(?:it|you|we|they) will|(?:you|we|they) are|it is)\b(?= [\p{L}\p{N}“])(?! (?:and|or|now|today|too)\b)(?! (?:for|about|in|with|at|on|of)(?:[.,;:?)]|$))/giu
const subjects: Record<string, string> = { will: "'ll", are: "'re", is: "'s" }

/** Running text only: lists, tables and clauses, which people read for exclusions, keep "not" in full. */
const running = /^(?:lead$|blocks\.\d+\.(?:intro|text|paragraphs\.\d+|items\.\d+\.(?:answer|text))$)/
const negations = /\b(?:do|does|did|is|are|was|were|will|would|has|have) not\b(?= [\p{L}\p{N}])/giu

const uncontracted = (key: string, text: string): string[] => [
  ...(text.match(contractible) ?? []).map((match) => {
    const [subject = '', verb = ''] = match.split(' ')
    return `"${match}": write "${subject}${subjects[verb.toLowerCase()]}"`
  }),
  ...(running.test(key) ? (text.match(negations) ?? []) : []).map(
    (match) =>
      `"${match}": write "${match.toLowerCase() === 'will not' ? "won't" : match.replace(/ not$/i, "n't")}"`,
  ),
]

const contrast = /, not (?!only\b|all\b|every\b|yet\b|least\b)/g

/** All but the first "X, not Y" of a page; legal texts are exempt, since they must exclude. */
const contrasts = (source: Json): Mistake[] =>
  readerTexts(source)
    .flatMap(([key, text]) => (text.match(contrast) ?? []).map(() => key))
    .slice(1)
    .map((key) => ({ key, message: `is the page's second "X, not Y": say only what is true` }))

const yesOrNo = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|am)\b[^,]*\?$/i
const answer = /^(?:\*\*)?(?:yes|no|\d|both|partly|only|usually|sometimes|never|always)\b/i

/** Yields answers to yes-or-no questions that do not begin with the answer. */
function* answers(source: Json): Generator<Mistake> {
  const texts = new Map(readerTexts(source))
  for (const [key, question] of texts) {
    const answerKey = key.replace(/\.question$/, '.answer')
    if (key === answerKey || !yesOrNo.test(question)) continue
    if (!answer.test(texts.get(answerKey) ?? ''))
      yield { key: answerKey, message: 'does not begin with the answer: write Yes, No or a figure first' }
  }
}
