import type { PriceList } from '../../../src/pricing/price-list.ts'
import { baht, type Kind, percent } from './statement-values.ts'

/** Kinds that differ between lists: the price of an item, its minimum quantity, the percentage that a support plan costs. */
export const kindsOf = (list: PriceList): readonly Kind[] => {
  const plans = list.support.filter(({ percent: share }) => Number(share) > 0)
  const either = (words: readonly string[]) => words.map((word) => RegExp.escape(word)).join('|')
  return [
    ...list.items.map(
      ({ name, tiers, once }): Kind => ({
        name: `price of "${name.en}"`,
        source: 'items of the price list',
        value: baht,
        near: {
          en: new RegExp(
            `(?:^|[^\\d] |\\b(?:an?|each|per|one) )${RegExp.escape(name.en)}s? (?:costs?|is|at|for|from) (?:THB|\\d)`,
            'i',
          ),
          th: new RegExp(
            `(?<!\\d ?)${RegExp.escape(name.th)} ?(?:ราคา|คิด|ค่าบริการ|ละ)?(?:เริ่มต้น|เพียง|ที่)? ?\\d`,
            'i',
          ),
        },
        allowed: () => [...tiers.map(({ price }) => price), ...(once === undefined ? [] : [once])],
      }),
    ),
    ...list.items
      .filter(({ min }) => min > 1)
      .map(
        ({ name, unit, units, min }): Kind => ({
          name: `least of "${name.en}"`,
          source: 'min of the items of the price list',
          value: {
            en: new RegExp(`\\b(\\d[\\d,]*) (?:${either([unit.en, ...(units ? [units] : [])])})()`, 'gi'),
            th: new RegExp(`(\\d[\\d,]*) ?(?:${either([unit.th])})()`, 'g'),
          },
          near: {
            en: /\bminimum\b|\bat least\b|\bstart\w* (?:at|from|with) \d/i,
            th: /ขั้นต่ำ|อย่างน้อย|เริ่มต้นที่|เริ่มที่|ตั้งแต่/,
          },
          allowed: () => [String(min)],
        }),
      ),
    ...plans.map(
      ({ name, percent: share }): Kind => ({
        name: `price of "${name.en}" support`,
        source: 'support of the price list',
        value: percent,
        near: {
          en: new RegExp(`\\b${RegExp.escape(name.en)}(?: support)?\\b[^.;,]{0,30}\\d`),
          th: new RegExp(`(?:Support )?${RegExp.escape(name.th)}[^.;,]{0,20}\\d`),
        },
        // Plans are often named side by side.
        allowed: () => [share, ...plans.map((plan) => plan.percent)],
      }),
    ),
  ]
}
