import { DataTable } from '../components/data-table.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import type { CreditView } from '../pricing/page/views.ts'
import { CreditForm } from './credits/credit-form.tsx'
import type { Content } from './credits.schema.ts'
import css from './table.module.css'

/** What is credited for missed availability: a table and a form that calculates with it, or an example. */
export function Credits({ columns, rows, note, form, example: _, ...section }: Content & CreditView) {
  return (
    <Section {...section} room="wide">
      {/* Ranges of percentages would break in narrow columns, beside a percentage. */}
      <DataTable
        label={section.title}
        columns={columns}
        rows={rows}
        as={rows.some((row) => row.length > 2) ? 'list' : undefined}
      />
      {note && (
        <p className={css.note}>
          <Rich>{note}</Rich>
        </p>
      )}
      {form && <CreditForm {...form} />}
    </Section>
  )
}
