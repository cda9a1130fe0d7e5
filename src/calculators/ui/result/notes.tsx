import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { isPageId } from '../../../catalogue/pages.ts'
import { pathOf } from '../../../catalogue/urls.ts'
import { LinkWithValues } from '../../../components/link-with-values.tsx'
import { type Amounts, orderOf } from '../../shared/amounts.ts'
import { Disclosure } from '../disclosure.tsx'
import type { CalculatorId } from '../form/fields.ts'
import type { FormSearchParams } from '../form/search-params.ts'
import { useTexts } from '../texts.ts'

/** Content under the answer, stacked. */
export const Overview = styled('div')({ display: 'grid', gap: 24, paddingTop: 24 })

const List = styled('ul')({ display: 'grid', gap: 8 })

/** Shows notes beside a result; renders nothing if there are none. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    notes.length > 0 && (
      <List>
        {notes.map((note) => (
          <li key={note}>
            <Alert severity="warning">{note}</Alert>
          </li>
        ))}
      </List>
    )
  )
}

/** Explains why the marked row is best. */
export const Reason = styled('p')({ marginTop: 20, maxWidth: '44rem' })

/** A remark below a table. */
export const Footnote = styled('p')({
  marginTop: 12,
  maxWidth: '44rem',
  fontSize: 'var(--type-small)',
  color: 'var(--palette-muted)',
})

/** A fold for long content that most visitors don't need. */
export const Fold = styled(Disclosure)({
  borderBlock: '1px solid var(--palette-line)',
  '& > summary': {
    paddingBlock: 12,
    fontWeight: 600,
    fontSize: 'var(--type-small)',
  },
  '&[open]': { paddingBottom: 16 },
})

/** A link onward from a result, its arrow included. */
export const Onward = styled('p')({
  fontSize: 'var(--type-small)',
  '& a': { display: 'inline-block', paddingBlock: 4, fontWeight: 600 },
  '& a::after': { content: '" →"' },
  '@media print': { display: 'none' },
})

interface HandOverProps<To extends CalculatorId> {
  to: To
  /** Fields of the target calculator's form and their values, as its visitor would type them. */
  values: FormSearchParams[To]
  children: string
}

/** Links to the next calculator with a result as its input, if the provider offers that one. */
export function HandOver<const To extends CalculatorId>({ to, values, children }: HandOverProps<To>) {
  const page: string = to
  if (!isPageId(page)) return null
  return (
    <Onward>
      <LinkWithValues to={pathOf(page)} values={{ ...values }}>
        {children}
      </LinkWithValues>
    </Onward>
  )
}

/** Links to the price estimator with these amounts, if the provider sells all of them; leaves out zero and infinite ones. */
export function PriceThis({ amounts }: { amounts: Amounts }) {
  const { shared, sold } = useTexts()
  const order = orderOf(amounts, sold())
  if (!order) return null
  return (
    <HandOver to="pricing" values={order}>
      {shared('priceThis')}
    </HandOver>
  )
}
