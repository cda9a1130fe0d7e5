import { type ByLanguage, forLanguage, type Language } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'

/** A truth without a figure, and the sentences that contradict it. */
interface Absolute {
  readonly name: string
  /** Whether a price list has it. */
  readonly isTrueOf: (list: PriceList) => boolean
  readonly said: ByLanguage<RegExp>
  /** Words that make the sentence true nevertheless. */
  readonly unless: ByLanguage<RegExp>
}

const absolutes: readonly Absolute[] = [
  {
    name: 'prices exclude VAT',
    isTrueOf: () => true,
    said: {
      en: /\bprices?\b[^.]*\b(?:includ(?:e|es|ing)|incl\.|with)\b[^.]*\bVAT\b/i,
      th: /ราคา[^.]*(?:รวม|พร้อม) ?(?:VAT|ภาษีมูลค่าเพิ่ม)/,
    },
    unless: {
      en: /\?|\bexcl|\bnot includ|\bwithout\b|\bbefore\b|\btotal\b|\bquot|\bestimate|\binvoice|\bplus\b/i,
      th: /ไม่รวม|ยังไม่|หรือไม่|ก่อน|ยอด|เสนอราคา|ประเมิน|ทั้งสิ้น|ใบแจ้งหนี้/,
    },
  },
  {
    name: 'data export is free except traffic above the allowance',
    isTrueOf: ({ items }) => items.some(({ included }) => included > 0),
    said: {
      en: /\b(?:export\w*|taking your data)\b[^.]*\b(?:always free|costs? nothing|free of charge|no charge)\b|\bfree (?:data )?export|\bexport\w*\b[^.]*\b(?:THB|baht)\b/i,
      th: /(?:ส่งออก|นำ|Export)[^.]*ข้อมูล[^.]*(?:ฟรี|ไม่มีค่า|ไม่คิดค่า|บาท)|Export[^.]*ฟรี/i,
    },
    unless: { en: /\b(?:except|above|beyond|allowance|apart from)\b/i, th: /Traffic|ยกเว้น/i },
  },
  {
    name: 'terms reduce the price of every item that is discountable',
    isTrueOf: ({ items }) =>
      new Set(items.filter((item) => item.discountable).map(({ group }) => group)).size > 1,
    said: {
      en: /\b(?:terms?|contracts?|discounts?)\b[^.]*\b(?:reduces?|lowers?|appl(?:y|ies))\b[^.]*\bonly\b/i,
      th: /(?:ส่วนลด|ลดราคา)[^.]*เฉพาะ(?!ราย)/,
    },
    unless: { en: /\bexcept\b/i, th: /ยกเว้น|ไม่/ },
  },
]

/** For each group without a discount for a term on any item: statements that claim one, by the name of the group. */
const withoutDiscount = ({ groups, items }: PriceList): readonly Absolute[] =>
  groups
    .filter(({ id }) => items.every(({ group, discountable }) => group !== id || !discountable))
    .map(({ name }) => {
      // Also finds the singular: "licence" for "Licences".
      const [en, th] = [name.en.replace(/s$/, ''), name.th].map((word) => RegExp.escape(word))
      return {
        name: `"${name.en}" have no discount for a term`,
        isTrueOf: () => true,
        said: {
          en: new RegExp(`\\b${en}[^.]{0,60}\\bdiscount|\\bdiscount[^.]{0,40}\\b${en}`, 'i'),
          th: new RegExp(`${th}[^.]{0,40}ส่วนลด|ส่วนลด[^.]{0,30}${th}`, 'i'),
        },
        unless: { en: /\b(?:no|not|without|except|never|nor|none)\b/i, th: /ไม่|ยกเว้น/ },
      }
    })

/** Makes a function that finds the truths that sentences of a text contradict. */
export const contradictedBy = (list: PriceList, language: Language) => {
  const truths = [...absolutes, ...withoutDiscount(list)]
    .filter(({ isTrueOf }) => isTrueOf(list))
    .map(({ name, said, unless }) => ({
      name,
      said: forLanguage(said, language),
      unless: forLanguage(unless, language),
    }))
  return (text: string): string[] => {
    const sentences = sentencesOf(text)
    return truths.flatMap(({ name, said, unless }) =>
      sentences.some((one) => said.test(one) && !unless.test(one)) ? [`contradicts: ${name}`] : [],
    )
  }
}

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;!?|])\s+|\n/)
