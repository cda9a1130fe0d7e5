import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type ByLanguage, forLanguage, type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { archetypeOf } from '../archetypes.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { factNames, fillPlaceholders, placeholderTexts } from '../placeholders.ts'
import type { Sources } from '../sources.ts'
import { type Json, strings } from '../strings.ts'
import { contradictedBy, sentencesOf } from './absolute-statements.ts'
import { kinds } from './statement-kinds.ts'
import { kindsOf } from './statement-kinds-of-list.ts'
import { type Facts, type Kind, smallest } from './statement-values.ts'
import { readerTexts } from './texts.ts'

/** Words that mark a statement about others' terms: vendors' commitments, carriers, laws, employees. */
const others: ByLanguage<RegExp> = {
  en: /\b(?:committed-use|savings plans?|reservations?|reserved|vendors?|resellers?|partners?|software assurance|subscriptions?|warrant(?:y|ies)|list price|saas|limitation|after the contract)\b/i,
  th: /Savings Plan|Committed|Reservation|ผู้ผลิต|ตัวแทน|พาร์ตเนอร์|Subscription|ประกัน|แพ็กเกจผูกพัน|SaaS|อายุความ|หลังสิ้นสุดสัญญา/,
}

/** Number of characters on each side of a value that are searched for the words marking its kind. */
const reach = 60

/** The context of a value: its sentence, up to `reach` characters on each side. */
const around = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - reach), start)
  const after = text.slice(end, end + reach)
  return (
    before.replace(/^.*[.;!?|]\s/s, '') + text.slice(start, end) + after.replace(/[.;!?|](?:\s.*|$)/s, '')
  )
}

/** Makes a function that finds statements in a text that differ from the price list or the facts. */
export const differencesFrom = (list: PriceList, facts: Facts, language: Language) => {
  const known = [...kinds, ...kindsOf(list)].flatMap((kind) => {
    const values = new Set(
      kind.allowed(list, facts).map((one) => (/[–:]/.test(one) ? one : String(Number(one)))),
    )
    return values.size > 0 ? [{ kind, values }] : []
  })
  const contradicted = contradictedBy(list, language)
  return (text: string): string[] => [
    ...known.flatMap(({ kind, values }) => wrongValues(kind, values, text, language)),
    ...contradicted(text),
  ]
}

const wrongValues = (kind: Kind, values: ReadonlySet<string>, text: string, language: Language): string[] => {
  const { name, source, value, near, far } = kind
  return [...text.matchAll(forLanguage(value, language))].flatMap((match) => {
    const context = around(text, match.index, match.index + match[0].length)
    if (
      !forLanguage(near, language).test(context) ||
      (far && forLanguage(far, language).test(context)) ||
      forLanguage(others, language).test(context)
    )
      return []
    // A pattern may have the number after its unit or before it.
    const [number = '', unit = ''] = match.slice(1).filter(Boolean)
    return values.has(smallest(kind, number, unit))
      ? []
      : [`says "${match[0]}" of the ${name}; ${source}: ${[...values].join(', ')}`]
  })
}

/** The fact that says who bills for the use of other providers' clouds. */
const cloudBilling = 'cloudBilling'

const isTheirs = (page: (typeof pages)[number]) =>
  page.kind === 'service' && archetypeOf(page) === 'public-cloud'

/** Reports services in other providers' clouds that do not say, in the fact's words, who bills for them. */
const unsaidBilling = (page: (typeof pages)[number], source: Json): string[] => {
  const isSaid = [...strings(source)].some(([, text]) => text.includes(`{{${cloudBilling}}}`))
  return isTheirs(page) && !isSaid && factNames.includes(cloudBilling)
    ? [`does not say who bills the use of the other cloud: write {{${cloudBilling}}}`]
    : []
}

const bills: ByLanguage<RegExp> = {
  en: /\b(?:bills?|invoices?|charges?)\b[^.]*\b(?:you|customers?)\b|\bwe\b[^.]*\b(?:bill|invoice)\b/i,
  th: /เรียกเก็บ(?:เงิน)?จาก(?:คุณ|ลูกค้า)|เราเรียกเก็บ|ออกใบแจ้งหนี้ให้/,
}

/** Reports sentences that say in other words than the fact's who bills for the use of another provider's cloud. */
const otherBilling = (text: string, language: Language, clouds: RegExp, facts: Facts): string[] =>
  sentencesOf(text.replaceAll(facts[cloudBilling] ?? '', '')).some(
    (one) => clouds.test(one) && forLanguage(bills, language).test(one),
  )
    ? [`says who bills for the use of another cloud: write {{${cloudBilling}}} instead`]
    : []

/** Names of other providers' clouds: their pages' labels, and their ids in words. */
const cloudNames = (sources: Sources): RegExp => {
  const names = pages.filter(isTheirs).flatMap((page) => {
    const { label } = (sources.get(namespaceOf(page)) ?? {}) as { label?: string }
    return [...(label ? [label] : []), page.id.replaceAll('-', ' ')]
  })
  return names.length > 0
    ? new RegExp(`\\b(?:${names.map((name) => RegExp.escape(name)).join('|')})\\b`, 'i')
    : /(?!)/
}

/** Reports pages whose statements about prices, terms and hours differ from the price list or the facts. */
export const statementFindings = (sources: SourcesByLanguage, list = prices): Finding[] =>
  languageCodes.flatMap((language) => {
    const facts = placeholderTexts(language)
    const clouds = cloudNames(sources[language])
    const differences = differencesFrom(list, facts, language)
    // Calculators and stories mention what others charge.
    return pages
      .filter(({ kind }) => kind !== 'calculator' && kind !== 'story')
      .flatMap((page) => {
        const namespace = namespaceOf(page)
        const source = sources[language].get(namespace)
        if (source === undefined) return []
        const finding = (key: string) => (message: string) => ({ language, namespace, key, message })
        return [
          ...unsaidBilling(page, source).map(finding('')),
          ...readerTexts(source).flatMap(([key, text]) => {
            const filled = fillPlaceholders(text, facts)
            return [...differences(filled), ...otherBilling(filled, language, clouds, facts)].map(
              finding(key),
            )
          }),
        ]
      })
  })
