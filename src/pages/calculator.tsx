import type { ComponentType } from 'react'
import { nextTask } from '../browser/next-task.ts'
import { requireExport } from '../browser/require-export.ts'
import type { CalculatorId } from '../calculators/ui/form/fields.ts'
import { LateCloth } from '../components/cloth.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import { widgets } from './widgets.ts'

/** Fetches the interactive part of a calculator's page, a chunk of its own. */
const loadWidget = (id: CalculatorId): Promise<{ Widget: ComponentType }> => {
  const load = widgets[`../calculators/${id}/widget.tsx`]
  if (!load) throw new Error(`${id} has no widget`)
  return load()
}

/** Warms up the browser's number formats in a task of its own: the first use takes as long as rendering a small page. */
const prepareNumbers = async () => {
  await nextTask()
  Intl.NumberFormat()
}

const loaded = new Map<string, ComponentType>()

/** Fetches the calculator's own chunk, so that its first render is complete. */
export const load = async (page: PageProps['page']) => {
  if (page.kind !== 'calculator') return
  const [{ Widget }] = await Promise.all([loadWidget(page.id), prepareNumbers()])
  loaded.set(page.id, requireExport(Widget, page.path))
}

export function Page(props: PageProps) {
  const Widget = loaded.get(props.page.id)
  return (
    <Document
      {...props}
      hero={{ look: 'tool', aside: <LateCloth page={props.page} /> }}
      tool={Widget && <Widget />}
    />
  )
}
