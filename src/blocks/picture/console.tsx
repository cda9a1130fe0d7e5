import type { PictureOf } from '../picture.schema.ts'
import { Rows, Sums } from './rows.tsx'

export function Console({ sums, rows }: PictureOf<'console'>) {
  return (
    <>
      <Sums sums={sums} />
      <Rows rows={rows} />
    </>
  )
}
