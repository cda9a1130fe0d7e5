import { z } from 'zod'
import { PageLabel, PageLink } from '../components/page-link.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, pageId, rich } from '../content/fields.ts'
import css from './features.module.css'

export const schema = block('alternatives', {
  items: z.array(z.strictObject({ page: pageId, text: rich })).min(1),
})

export function Alternatives({ items, ...section }: z.infer<typeof schema>) {
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
