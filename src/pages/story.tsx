import { PictureFigure } from '../blocks/picture/figure.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'

export function Page(props: PageProps) {
  const { picture } = props.content
  return (
    <Document {...props} hero={{ look: 'picture', aside: picture && <PictureFigure picture={picture} /> }} />
  )
}
