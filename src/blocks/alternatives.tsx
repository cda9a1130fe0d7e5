import { PageLabel, PageLink } from '../components/page-link.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import type { Content } from './alternatives.schema.ts'
import css from './features.module.css'

export function Alternatives({ items, ...section }: Content) {
  return (
    <Section {...section}>
      <dl className={css.features}>
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
