import { pathOf } from '../../catalogue/urls.ts'
import { DataTable } from '../../components/data-table.tsx'
import { LinkWithValues } from '../../components/link-with-values.tsx'
import paper from '../../components/paper.module.css'
import { type Ground, Section } from '../../components/section.tsx'
import { Terms } from '../../components/terms.tsx'
import cotton from '../../styles/cotton.module.css'
import { BillTable } from './bill-table.tsx'
import css from './price-slot.module.css'
import type { PriceSlotView } from './views.ts'

/** Shows what a service costs: an example from the price list, what drives the price, and a link to an estimate. */
export function PriceSlot({
  title,
  headline,
  figure,
  facts,
  bill,
  sizes,
  sample,
  link,
  ground,
}: PriceSlotView & { ground?: Ground | undefined }) {
  return (
    <Section
      id="price"
      title={title}
      sample={sample || undefined}
      ground={ground}
      room={sizes || bill ? 'wide' : 'text'}
    >
      <div className={bill && css.offer}>
        <div>
          <p className={css.headline}>
            {figure ? (
              <>
                <strong>{figure.price}</strong> <small>{figure.of}</small>
              </>
            ) : (
              headline
            )}
          </p>
          <Facts facts={facts.filter(({ example }) => !(bill && example))} />
          {sizes && <Sizes {...sizes} />}
          <p>
            <LinkWithValues to={pathOf(link.page)} values={link.search} className={css.link}>
              {link.label}
            </LinkWithValues>
          </p>
        </div>
        {bill && (
          <div className={`${css.bill} ${paper.sheet} ${cotton.ground}`}>
            <p className={paper.head}>
              <strong>{bill.title}</strong> <span>{bill.term}</span>
            </p>
            <BillTable bill={bill} />
          </div>
        )}
      </div>
    </Section>
  )
}

/** How the prices are charged that a picture above it shows by size. */
export function PriceTerms({ facts }: PriceSlotView) {
  return (
    <div id="price" className={css.terms}>
      <Facts facts={facts.filter(({ example }) => example !== 'order')} />
    </div>
  )
}

function Facts({ facts }: Pick<PriceSlotView, 'facts'>) {
  return facts.length > 0 && <Terms items={facts} className={css.facts} />
}

/** Number of orders that fit side by side on phones. */
const mostBeside = 4

/** Shows typical orders, a few of them side by side; each price links to its estimate. */
function Sizes({ title, columns, rows }: NonNullable<PriceSlotView['sizes']>) {
  const orders = rows.map(({ quantities, prices }) => [
    ...quantities,
    ...prices.map(({ figure, search }) => (
      <LinkWithValues key={figure} to={pathOf('pricing')} values={search}>
        {figure}
      </LinkWithValues>
    )),
  ])
  const [head = '', ...names] = columns
  const table =
    rows.length > mostBeside ? (
      <DataTable label={title} columns={columns} rows={orders} />
    ) : (
      <DataTable
        label={title}
        columns={[head, ...rows.map(({ quantities: [first = ''] }) => first)]}
        rows={names.map((name, index) => [name, ...orders.map((order) => order[index + 1])])}
      />
    )
  return (
    <div className={css.sizes}>
      <h3>{title}</h3>
      {table}
    </div>
  )
}
