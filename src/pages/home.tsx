import { firstBlock } from '../blocks/first-block.ts'
import { SampleTag } from '../components/section.tsx'
import { Stats } from '../components/stats.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import { Woven } from './layout/woven.tsx'

export function Page(props: PageProps) {
  const proof = firstBlock(props.content.blocks, 'figures')
  const below = proof && (
    <>
      <Stats as="strip" items={proof.items.map(({ value, label }) => ({ value, label, hash: proof.id }))} />
      {proof.sample && <SampleTag />}
    </>
  )
  return <Document {...props} hero={{ look: 'home', aside: <Woven page={props.page} />, below }} />
}
