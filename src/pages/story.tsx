import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PictureOnCloth } from './layout/picture-on-cloth.tsx'

export function Page(props: PageProps) {
  const { picture } = props.content
  const aside = picture && <PictureOnCloth page={props.page} picture={picture} />
  return <Document {...props} hero={{ look: 'picture', aside }} />
}
