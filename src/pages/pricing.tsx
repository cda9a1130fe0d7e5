import type { ComponentType } from 'react'
import { requireExport } from '../browser/require-export.ts'
import { LateCloth } from '../components/cloth.tsx'
import { PriceListSection } from '../pricing/page/price-list.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

let estimator: ComponentType | undefined

/** Fetches the estimator's own chunk, so that its first render is complete. */
export const load = async () => {
  estimator ??= requireExport((await import('../pricing/estimator/widget.tsx')).Widget, '/pricing')
}

export function Page(props: PageProps) {
  const { priceList } = props.content
  const Estimator = estimator
  return (
    <Document
      {...props}
      hero={{ look: 'tool', aside: <LateCloth page={props.page} /> }}
      tool={Estimator && <Estimator />}
    >
      {priceList && <PriceListSection {...priceList} />}
    </Document>
  )
}
