import { brand } from '../../../brand.ts'
import { today } from '../../shared/calendar.ts'
import { rulesVersion } from '../../shared/working.ts'
import { useFormActions } from '../form/form-context.ts'
import { useFormat, useTexts } from '../texts.ts'
import type { CsvTable } from './csv.ts'
import { inputTexts } from './inputs.ts'

/** Whose a result is, wherever it goes. */
export const site = `${brand.product} · ${brand.siteUrl}`

/** What goes along with a result that leaves the page: what it rests on, of which day and rules, whose it is, and the way back. */
export const useMadeOf = () => {
  const texts = useTexts()
  const { month } = useFormat()
  const { form, values, link } = useFormActions()
  const read = () => ({ inputs: inputTexts(form, values(), texts), day: today(), link: link() })
  // An address of another shape belongs to other rules, which its own table names.
  const rules = form.link ? undefined : texts.shared('made.rules', { month: month(rulesVersion) })
  return {
    /** Below a result in plain words. */
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
    /** The result in plain words, then what it was made of, as rows. */
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
