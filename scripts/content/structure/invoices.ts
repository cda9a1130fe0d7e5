import { didYouMean } from '../../../src/blocks/fields.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { newRequest } from '../../../src/pricing/page/new-request.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { refusalOf } from '../../../src/pricing/refusals.ts'
import type { Refusal } from '../../../src/pricing/rules.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { Json } from '../strings.ts'

interface Invoice {
  readonly order: Readonly<Record<string, number>>
  readonly term: number
}

/** Whether a value is an invoice that fits its schema; the schema check reports any other. */
const isInvoice = (value: Json): value is Invoice & JsonObject =>
  isJsonObject(value) &&
  value.kind === 'invoice' &&
  typeof value.term === 'number' &&
  isJsonObject(value.order) &&
  Object.values(value.order).every((quantity) => typeof quantity === 'number')

/** Yields the invoices in a page's file, with their keys. */
function* invoicesIn(value: Json, path = ''): Generator<[path: string, invoice: Invoice]> {
  if (typeof value !== 'object' || value === null) return
  if (isInvoice(value)) yield [path, value]
  else for (const [key, item] of Object.entries(value)) yield* invoicesIn(item, path ? `${path}.${key}` : key)
}

/** The key of a mistake in an invoice, and its message. */
const mistake = (
  { reason, item }: Refusal,
  { order, term }: Invoice,
): readonly [key: string, message: string] => {
  const rule = prices.items.find(({ id }) => id === item)
  const at = item ? `order.${item}` : 'order'
  const messages: Partial<Record<Refusal['reason'], string>> = {
    empty: 'orders nothing',
    item: `"${item}" is not an item of the price list${didYouMean(
      item ?? '',
      prices.items.map(({ id }) => id),
    )}`,
    quantity: `"${item && order[item]}" is not a positive whole number`,
    minimum: `"${item && order[item]}" is less than the price list sells: write at least ${rule?.min}`,
    maximum: `"${item && order[item]}" is more than the price list sells: write at most ${rule?.max}`,
  }
  if (reason !== 'term') return [at, messages[reason] ?? `the price list has no price for it: ${reason}`]
  const terms = prices.terms.map(({ months }) => months).filter((months) => months >= (rule?.minTerm ?? 0))
  return [
    'term',
    `"${term}" is not a term in months${item ? ` of "${item}"` : ''}: there are ${terms.join(', ')}`,
  ]
}

/** Reports invoices that the price list has no price for: the build could not calculate their sums. */
export function* invoices(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const [namespace, source] of sources[language])
      for (const [path, invoice] of invoicesIn(source)) {
        const refusal = refusalOf(prices, { ...newRequest(prices), items: invoice.order, term: invoice.term })
        if (!refusal) continue
        const [at, message] = mistake(refusal, invoice)
        yield { language, namespace, key: path ? `${path}.${at}` : at, message }
      }
}
