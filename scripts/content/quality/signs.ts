import { type PageKind, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type ByLanguage, forLanguage } from '../../../src/i18n/languages.ts'
import { onEachText } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { fillPlaceholders, placeholderTexts } from '../placeholders.ts'
import { withoutCode } from './texts.ts'

type Rule = [wrong: RegExp, write: string]

const units = 'TB|TiB|GB|GiB|MB|MiB|KB|PB|Gbps|Mbps|Gbit/s|Mbit/s|ms|km|kW|min'

const figures: Rule[] = [
  [/\d\s+%/g, 'no space before %, as in 99.95%'],
  [new RegExp(`\\d(?:${units})(?![\\p{L}\\p{N}/])`, 'gu'), 'a space before the unit, as in 10 TB'],
]

/** Rules that do not apply to calculators, which compare figures of data sheets in bits per second. */
const rates: Rule[] = [[/[GMk]bit\/s/g, 'Gbps, Mbps or kbps']]

const counted = 'แห่ง|ราย|ชุด|เครื่อง|บริการ|ชั่วโมง|นาที|วัน|สัปดาห์|เดือน|ปี|ครั้ง|คน|ไซต์|เส้นทาง|ระดับ|ขั้น|เท่า'

const byLanguage: ByLanguage<Rule[]> = {
  en: [],
  th: [
    [/[ก-๙][A-Za-z0-9]|[A-Za-z0-9%][ก-ๅ]/g, 'a space between Thai and Latin words or figures'],
    [/[ก-๙]\(|\)[ก-ๅ]/g, 'a space outside the bracket'],
    [/[^\s“(]ๆ|ๆ[ก-ๅ]/g, 'a space on both sides of ๆ'],
    [/(?<![ก-๙])[ก-๙]*[ะ-์][ก-๙]{2,}\.(?=\s|$)/g, 'no full stop in Thai'],
    [/[ก-๙] ?\?/g, 'no question mark in Thai'],
    [/[ก-๙], ?[ก-๙]/g, 'a space, และ or หรือ between Thai words instead of a comma'],
    [/[ก-๙] :/g, 'no space before the colon'],
    [
      new RegExp(`(?:สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?:${counted})(?![ะ-ฺ็-๎])`, 'gu'),
      'figures with a classifier, as in 2 แห่ง',
    ],
    [/\b\d{1,2}:\d{2}\b(?!:)/g, 'times with a full stop, as in 08.30–17.30 น.'],
  ],
}

const kinds = new Map<string, PageKind>(pages.map((page) => [namespaceOf(page), page.kind]))
const calculates = (namespace: string) =>
  namespace.startsWith('calculators/') || ['calculator', 'home'].includes(kinds.get(namespace) ?? '')

/** Reports figures, units, spaces and punctuation that break the rules of docs/content.md. */
export const signFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachText(
    sources,
    (text, language, namespace) => {
      // As a reader sees it: without code and inline marks, and with the provider's facts.
      const read = fillPlaceholders(text, placeholderTexts(language))
      const rules = [
        ...figures,
        ...(calculates(namespace) ? [] : rates),
        ...forLanguage(byLanguage, language),
      ]
      return rules.flatMap(([wrong, write]) =>
        (read.match(wrong) ?? []).map((found) => `"${found}": write ${write}`),
      )
    },
    withoutCode,
  )
