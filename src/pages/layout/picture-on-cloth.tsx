import { PictureFigure, type PictureView } from '../../blocks/picture/figure.tsx'
import { LateCloth } from '../../components/cloth.tsx'
import type { PageProps } from './page-props.ts'

/** A hero's picture, on wide windows laid on the page's cloth, which is drawn once the page can be read. */
export function PictureOnCloth({ page, picture }: Pick<PageProps, 'page'> & { picture: PictureView }) {
  return (
    <>
      <LateCloth page={page} />
      <PictureFigure picture={picture} isOnCloth />
    </>
  )
}
