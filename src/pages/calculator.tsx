import type { ComponentType } from 'react'
import { widgets } from '../calculators/widgets.ts'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export const requires = ['prose', 'questions']

const loaders: Partial<Record<string, () => Promise<{ Widget: ComponentType }>>> = widgets
const loaded = new Map<string, ComponentType>()

/** Fetches the calculator's own chunk, so that its first render is complete. */
export const load = async ({ id }: PageProps['page']) => {
  const module = await loaders[id]?.()
  if (module) loaded.set(id, module.Widget)
}

export function Page(props: PageProps) {
  const Widget = loaded.get(props.page.id)
  return (
    <Document {...props} size="compact" contents="none">
      {Widget && <Widget />}
    </Document>
  )
}
