import { pages } from '../../catalogue/pages.ts'
import { namespaceOf } from '../../catalogue/urls.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'
import { allTexts, readerTexts } from './texts.ts'

type Mistake = Pick<Finding, 'key' | 'message'>

const legalTexts: ReadonlySet<string> = new Set(pages.filter(({ kind }) => kind === 'legal').map(namespaceOf))

/** English that sounds written by a lawyer or an aphorist: no contractions, "X, not Y" again and again, answers that do not answer. */
export const toneFindings = ({ en }: SourcesByLanguage): Finding[] => [
  ...[...allTexts(en)]
    .filter(([namespace]) => !legalTexts.has(namespace))
    .flatMap(([namespace, key, text]) =>
      uncontracted(key, text).map((message) => finding(namespace, key, message)),
    ),
  ...pages.map(namespaceOf).flatMap((namespace) => {
    const source = en.get(namespace)
    if (source === undefined) return []
    return [...contrasts(source), ...answers(source)].map(({ key, message }) =>
      finding(namespace, key, message),
    )
  }),
]

const finding = (namespace: string, key: string, message: string): Finding => ({
  language: 'en',
  namespace,
  key,
  message,
})

/** "It is" may end a clause ("where it is") and follow "as" or "than"; there it cannot be contracted. */
const contractible =
  /(?<!\b(?:as|than) )\b(?:(?:it|you|we|they) will|(?:you|we|they) are|it is)\b(?= [\p{L}\p{N}“])(?! (?:and|or|now|today|too)\b)(?! (?:for|about|in|with|at|on|of)(?:[.,;:?)]|$))/giu
const subjects: Record<string, string> = { will: "'ll", are: "'re", is: "'s" }

/** Lists, tables and clauses are read for what they rule out: there "not" stays whole. */
const running = /^(?:lead$|blocks\.\d+\.(?:intro|text|paragraphs\.\d+|items\.\d+\.(?:answer|text))$)/
const negations = /\b(?:do|does|did|is|are|was|were|will|would|has|have) not\b(?= [\p{L}\p{N}])/giu

const uncontracted = (key: string, text: string): string[] => [
  ...(text.match(contractible) ?? []).map((found) => {
    const [subject = '', verb = ''] = found.split(' ')
    return `"${found}": write "${subject}${subjects[verb.toLowerCase()]}"`
  }),
  ...(running.test(key) ? (text.match(negations) ?? []) : []).map(
    (found) =>
      `"${found}": write "${found.toLowerCase() === 'will not' ? "won't" : found.replace(/ not$/i, "n't")}"`,
  ),
]

const contrast = /, not (?!only\b|all\b|every\b|yet\b|least\b)/g

/** All but the first "X, not Y" of a page; legal texts must rule out. */
const contrasts = (source: Json): Mistake[] =>
  readerTexts(source)
    .flatMap(([key, text]) => (text.match(contrast) ?? []).map(() => key))
    .slice(1)
    .map((key) => ({ key, message: 'has a second "X, not Y" of the page: say only what is true' }))

const yesOrNo = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|am)\b[^,]*\?$/i
const answer = /^(?:\*\*)?(?:yes|no|\d|both|partly|only|usually|sometimes|never|always)\b/i

/** Answers to a question for yes or no that begin with neither. */
function* answers(source: Json): Generator<Mistake> {
  const texts = new Map(readerTexts(source))
  for (const [key, question] of texts) {
    const answerKey = key.replace(/\.question$/, '.answer')
    if (key === answerKey || !yesOrNo.test(question)) continue
    if (!answer.test(texts.get(answerKey) ?? ''))
      yield { key: answerKey, message: 'does not begin with the answer: write Yes, No or a figure first' }
  }
}
