import { PageLabel, PageLink } from '../components/page-link.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import type { Content } from './alternatives.schema.ts'
import { columns } from './features.tsx'

export function Alternatives({ items, ...section }: Content) {
  return (
    <Section {...section} room="wide">
      <dl className={columns(items)}>
        {items.map((item) => (
          <div key={item.page}>
            <dt>
              <PageLink page={item.page}>
                <PageLabel page={item.page} />
              </PageLink>
            </dt>
            <dd>
              <Rich>{item.text}</Rich>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
