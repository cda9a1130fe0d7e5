import { pages } from '../../catalogue/pages.ts'
import { namespaceOf } from '../../catalogue/urls.ts'
import type { Sources } from '../sources.ts'
import { blocksOf } from './blocks.ts'

/** A block that the provider's owner must write, with its index in the page's locale file. */
export interface SampleBlock {
  path: string
  namespace: string
  key: string
  id: string
  title: string
}

/** Every block marked as a sample, in the order of the catalogue. */
export const samplesOf = (sources: Sources): SampleBlock[] =>
  pages.flatMap((page) => {
    const namespace = namespaceOf(page)
    return blocksOf(sources.get(namespace)).flatMap(({ id, title, sample }, index) =>
      sample ? [{ path: page.path, namespace, key: `blocks.${index}`, id, title }] : [],
    )
  })
