import type { PageFile } from '../../../components/saving.tsx'
import { brand } from '../../../provider/brand.ts'
import { withoutNoise } from '../../shared/significant.ts'
import { today } from '../../shared/time.ts'
import { rulesVersion } from '../../shared/working.ts'
import { choicesOf, type Field, type Form, type Values } from '../form/fields.ts'
import { useFormActions } from '../form/use-form.ts'
import { countedValue, meantValues, shownGroups } from '../form/values.ts'
import { type Texts, useFormat, useTexts } from '../texts.ts'
import type { DataColumn } from './figure-table.tsx'
import type { Amount } from './figures.tsx'

/** A table for other programs: numbers as plain decimals, first row the columns. */
export type CsvTable = readonly (readonly (string | number)[])[]

/** Prefixes texts that spreadsheets would evaluate with an apostrophe; numbers stay numbers. */
const guarded = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) ? `'${text}` : text

const quoted = (cell: string | number) => {
  const text = guarded(String(typeof cell === 'number' ? withoutNoise(cell) : cell))
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV per RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: CsvTable): string =>
  `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`

export const csvFile = (name: string, text: string): PageFile => ({
  name,
  content: new Blob([text], { type: 'text/csv;charset=utf-8' }),
  text: text.replace('\ufeff', ''),
})

/** Figures as rows: name, number, unit. */
export const figureRows = (
  figures: readonly { readonly label: string; readonly amount?: Amount }[],
): CsvTable => figures.flatMap(({ label, amount }) => (amount ? [[label, amount.value, amount.unit]] : []))

/** Data as rows, each column with its heading. */
export const dataRows = <Datum>(
  columns: readonly Pick<DataColumn<Datum>, 'text' | 'value'>[],
  data: readonly Datum[],
): CsvTable => [
  columns.map(({ text }) => text),
  ...data.map((datum) => columns.map(({ value }) => value(datum))),
]

/** Writes a value with its unit; an unknown choice stays unchanged. */
const textOf = (field: Field, value: string, values: Values, texts: Texts): string => {
  const { own, shared, has } = texts
  if (field.kind === 'part') return field.inWords(value, own)
  if (field.kind === 'flag') return shared(value === 'true' ? 'yes' : 'no')
  if (field.kind === 'choice') {
    const isKnown = choicesOf(field).includes(value)
    return isKnown && !field.symbols ? own(`choices.${field.name}.${value}`) : value
  }
  const unitKey = `fields.${field.name}.unit`
  const numberedKey = `fields.${field.name}.${value === '1' ? 'one' : 'several'}`
  const inWords = has(unitKey) ? own(has(numberedKey) ? numberedKey : unitKey) : undefined
  const symbol = 'unit' in field ? (field.unit ?? inWords) : inWords
  const units = field.kind === 'number' ? field.units : undefined
  const unit = units && textOf(units, values[units.name] ?? units.initial, values, texts)
  return [value, symbol, unit].filter(Boolean).join('\u00a0')
}

/** Writes a value for where its label is not beside it. */
const textAlone = (field: Field, value: string, text: string, label: string, { own }: Texts): string => {
  if (field.kind === 'choice') {
    if (field.inFull) return field.inFull(value)
    return field.symbols ? `${label} ${text}` : text
  }
  const isPlain = text === value
  if (field.kind === 'number' && field.noun && isPlain)
    return own(`words.${field.noun}`, { count: Number(value), number: value })
  return isPlain || field.kind === 'flag' ? `${label}: ${text}` : text
}

/** Lists the visible fields' labels with their values or fallbacks in words; leaves out empty fields without a fallback. */
export const inputTexts = (form: Pick<Form, 'groups'>, entered: Values, texts: Texts) => {
  const values = meantValues(form, entered)
  return shownGroups(form, values)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const value = countedValue(field, values)
      if (value.trim() === '') return []
      const label = texts.own(`fields.${field.name}.label`)
      // A day such as `2026-12-01`.
      const isDay = field.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      const text = textOf(field, value, values, texts)
      const alone = textAlone(field, value, text, label, texts)
      const isAsNew = value === countedValue(field, { ...values, [field.name]: field.initial })
      return [{ name: field.name, label, text, alone, isAsNew, ...(isDay && { isDay }) }]
    })
}

/** Names the site on everything exported. */
export const site = `${brand.product} · ${brand.siteUrl}`

/** Notes for exported results: the inputs, the date, the version of the rules, the site, and the address. */
export const useMadeOf = () => {
  const texts = useTexts()
  const { month } = useFormat()
  const { form, values, link } = useFormActions()
  const read = () => ({ inputs: inputTexts(form, values(), texts), day: today(), link: link() })
  // A form with its own address format has rules of its own, named in its table.
  const rules = form.link ? undefined : texts.shared('made.rules', { month: month(rulesVersion) })
  return {
    /** Below a result as plain text. */
    asText: (): string => {
      const { inputs, day, link } = read()
      return [
        ...inputs.map(({ label, text }) => `${label}: ${text}`),
        '',
        [day, rules].filter(Boolean).join(' · '),
        link,
        site,
      ].join('\n')
    },
    /** The result in words, then its inputs, as rows. */
    asRows: (summary: string): CsvTable => {
      if (rules === undefined) return []
      const { inputs, day, link } = read()
      return [
        ...summary.split('\n').map((line, index) => [index === 0 ? texts.shared('made.result') : '', line]),
        [],
        [texts.shared('inputs')],
        ...inputs.map(({ label, text }) => [label, text]),
        [],
        [texts.shared('made.day'), day],
        [rules],
        [texts.shared('made.address'), link],
        [texts.shared('made.site'), site],
      ]
    },
  }
}
