import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { archetypeOf } from '../archetypes.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { factNames, fillPlaceholders, placeholderTexts } from '../placeholders.ts'
import { type Json, strings } from '../strings.ts'
import { readerTexts } from './texts.ts'

type ByLanguage = Readonly<Record<Language, RegExp>>

/** A kind of statement about prices that the price list or a fact makes once, and that pages may repeat but not vary. */
interface Kind {
  readonly name: string
  /** Where the value is defined, for the message. */
  readonly source: string
  /** Finds a value; its first group is a number or a range, its second a unit. */
  readonly value: ByLanguage
  /** Words that mark a nearby value as one of this kind. */
  readonly near: ByLanguage
  /** The true values, in the smallest unit of the kind. */
  readonly allowed: (list: PriceList, facts: Readonly<Record<string, string>>) => readonly string[]
}

const days: ByLanguage = {
  en: /\b(\d+|one|two|three|four|six)[ -](day|week)s?\b/gi,
  th: /(\d+) ?(วัน|สัปดาห์)(?!ทำการ)/g,
}
const months: ByLanguage = {
  en: /\b(\d+|one|two|three|four|five|six)[ -](month|year)s?\b/gi,
  th: /(\d+) ?(เดือน|ปี)/g,
}
const percent: ByLanguage = { en: /(\d+(?:\.\d+)?) ?(%)/g, th: /(\d+(?:\.\d+)?) ?(%)/g }
const hours: ByLanguage = { en: /(\d\d[:.]\d\d–\d\d[:.]\d\d)()/g, th: /(\d\d[:.]\d\d–\d\d[:.]\d\d)()/g }
const baht: ByLanguage = { en: /\bTHB (\d[\d,]*(?:\.\d+)?)()/g, th: /(\d[\d,]*(?:\.\d+)?) ?(บาท)/g }

const kinds: readonly Kind[] = [
  {
    name: 'discount',
    source: 'terms of the price list',
    value: percent,
    near: { en: /\bdiscount/i, th: /ส่วนลด/ },
    allowed: ({ terms }) => terms.map(({ discount }) => discount),
  },
  {
    name: 'length of a contract',
    source: 'terms and minTerm of the price list',
    value: months,
    near: {
      en: /\b(?:contracts?|committed|commitment|minimum|terms? of|months' term|bound|bind)\b/i,
      th: /สัญญา|ขั้นต่ำ|ผูกพัน/,
    },
    allowed: ({ terms, items }) => [
      ...terms.map(({ months }) => String(months)),
      ...items.map(({ minTerm }) => String(minTerm)),
    ],
  },
  {
    name: 'trial',
    source: 'trialDays of the price list',
    value: days,
    near: { en: /\b(?:trials?|pilot|proof of concept)\b/i, th: /ทดลองใช้|โครงการนำร่อง/ },
    allowed: ({ trialDays }) => [String(trialDays)],
  },
  {
    name: 'notice to end a service',
    source: 'noticeDays of the price list',
    value: days,
    near: { en: /\b(?:cancel|give|end)\w*\b[^.]*\bnotice\b|\bnotice to end\b/i, th: /บอกเลิก/ },
    allowed: ({ noticeDays }) => [String(noticeDays)],
  },
  {
    name: 'payment',
    source: 'paymentDays of the price list',
    value: days,
    near: {
      en: /\binvoices? (?:is|are) due\b|\bpayment (?:period|term)\b/i,
      th: /ชำระเงินภายใน|ระยะเวลาชำระ/,
    },
    allowed: ({ paymentDays }) => [String(paymentDays)],
  },
  {
    name: 'validity of a quotation',
    source: 'quoteDays and quoteDaysGovernment of the price list',
    value: days,
    near: { en: /\bquotations?\b[^.]*\bvalid\b/i, th: /ยืนราคา/ },
    allowed: (list) => [String(list.quoteDays), String(list.quoteDaysGovernment)],
  },
  {
    name: 'minimum charge',
    source: 'minMonthly of the price list',
    value: baht,
    near: { en: /\bminimum (?:monthly )?charge\b/i, th: /ค่าบริการขั้นต่ำ/ },
    allowed: ({ minMonthly }) => [String(Number(minMonthly))],
  },
  {
    name: 'working hours',
    source: 'the facts of locales/facts.json whose names end in Hours',
    value: hours,
    near: { en: /\bMon\b|\bMonday\b|\b(?:working|office) hours\b/i, th: /จันทร์|จ\.–ศ\.|เวลาทำการ/ },
    allowed: (_, facts) =>
      Object.entries(facts).flatMap(([name, fact]) =>
        name.endsWith('Hours')
          ? (fact.match(/\d\d[:.]\d\d–\d\d[:.]\d\d/g) ?? []).map((range) => range.replaceAll(':', '.'))
          : [],
      ),
  },
]

/** Words that mark a statement about others' terms: vendors' commitments, carriers, laws, employees. */
const others: ByLanguage = {
  en: /\b(?:committed-use|savings plans?|reservations?|reserved|vendors?|resellers?|partners?|software assurance|subscriptions?|warrant(?:y|ies)|list price|saas|limitation|after the contract)\b/i,
  th: /Savings Plan|Committed|Reservation|ผู้ผลิต|ตัวแทน|พาร์ตเนอร์|Subscription|ประกัน|แพ็กเกจผูกพัน|SaaS|อายุความ|หลังสิ้นสุดสัญญา/,
}

/** Number of characters on each side of a value that are searched for the words marking its kind. */
const reach = 60

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
const factors: Readonly<Record<string, number>> = { week: 7, สัปดาห์: 7, year: 12, ปี: 12 }

/** Converts a value to the smallest unit: `2 weeks` to 14, `1,000.00` to 1000; writes `08:30–17:30` with dots. */
const smallest = (number: string, unit: string): string => {
  if (number.includes('–')) return number.replaceAll(':', '.')
  const word = numbers.indexOf(number.toLowerCase())
  const plain = word < 0 ? Number(number.replaceAll(',', '')) : word
  return String(plain * (factors[unit.toLowerCase()] ?? 1))
}

/** The context of a value: its sentence, up to `reach` characters on each side. */
const around = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - reach), start)
  const after = text.slice(end, end + reach)
  return (
    before.replace(/^.*[.;:!?|]\s/s, '') + text.slice(start, end) + after.replace(/[.;!?|](?:\s.*|$)/s, '')
  )
}

/** Finds statements in a text that differ from the price list or the facts. */
export const differences = (
  text: string,
  language: Language,
  list: PriceList,
  facts: Readonly<Record<string, string>>,
): string[] =>
  kinds.flatMap(({ name, source, value, near, allowed }) => {
    const values = new Set(allowed(list, facts).map((one) => (one.includes('–') ? one : String(Number(one)))))
    if (values.size === 0) return []
    return [...text.matchAll(value[language])].flatMap((match) => {
      const [whole, number = '', unit = ''] = match
      const said = around(text, match.index, match.index + whole.length)
      if (!near[language].test(said) || others[language].test(said)) return []
      return values.has(smallest(number, unit))
        ? []
        : [`says "${whole}" of the ${name}; ${source}: ${[...values].join(', ')}`]
    })
  })

/** The fact that says who bills for the use of other providers' clouds. */
const cloudBilling = 'cloudBilling'

/** Reports services in other providers' clouds that do not say, in the fact's words, who bills for them. */
const unsaidBilling = (page: (typeof pages)[number], source: Json): string[] => {
  const isTheirs = page.kind === 'service' && archetypeOf(page) === 'public-cloud'
  const isSaid = [...strings(source)].some(([, text]) => text.includes(`{{${cloudBilling}}}`))
  return isTheirs && !isSaid && factNames.includes(cloudBilling)
    ? [`does not say who bills the use of the other cloud: write {{${cloudBilling}}}`]
    : []
}

/** Reports pages whose statements about prices, terms and hours differ from the price list or the facts. */
export const statementFindings = (sources: SourcesByLanguage, list = prices): Finding[] =>
  languageCodes.flatMap((language) => {
    const facts = placeholderTexts(language)
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
          ...readerTexts(source).flatMap(([key, text]) =>
            differences(fillPlaceholders(text, facts), language, list, facts).map(finding(key)),
          ),
        ]
      })
  })
