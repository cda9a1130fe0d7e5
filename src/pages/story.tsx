import { firstBlock } from '../blocks/first-block.ts'
import { PictureFigure } from '../blocks/picture/figure.tsx'
import { Stats } from '../components/stats.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export function Page(props: PageProps) {
  const { blocks, picture } = props.content
  if (picture)
    return <Document {...props} hero={{ look: 'picture', aside: <PictureFigure picture={picture} /> }} />
  const results = firstBlock(blocks, 'figures')
  const figures = results?.items.slice(0, 3).map((item) => ({ ...item, note: undefined, hash: results.id }))
  return (
    <Document {...props} hero={{ look: 'split', aside: figures && <Stats items={figures} as="column" /> }} />
  )
}
