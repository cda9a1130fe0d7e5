import { shortBahtFigure } from '../page/figures.ts'
import { filled } from '../page/list-view.ts'
import type { QuickView } from '../page/views.ts'
import { quickBaht, quickMonthly } from './rates.ts'

/** Reads a number as typed: Thai and full-width digits, commas as thousands separators or decimal sign. */
export const typedNumber = (typed: string): number => {
  const plain = typed
    .trim()
    .replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) - (digit > '๙' ? 0xff10 : 0x0e50)))
  const text = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

/** Answers the small estimate for the entered values. */
export const quickAnswer = (
  { texts, rates }: Pick<QuickView, 'texts' | 'rates'>,
  entered: { readonly servers: string; readonly tb: string; readonly option: boolean },
): { readonly price: string | undefined; readonly note: string } => {
  const input = { servers: typedNumber(entered.servers), tb: typedNumber(entered.tb), option: entered.option }
  const isComplete = Number.isSafeInteger(input.servers) && input.servers > 0 && input.tb > 0
  const monthly = quickMonthly(rates, input)
  if (monthly === undefined) return { price: undefined, note: isComplete ? texts.above : texts.wrong }
  return {
    price: filled(texts.price, { price: shortBahtFigure(quickBaht(monthly)) }),
    note: texts.note,
  }
}
