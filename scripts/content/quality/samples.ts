import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Sources } from '../sources.ts'
import type { Json } from '../strings.ts'
import { blocksOf } from './blocks.ts'

/**
 * A part of a page that the provider's owner must write: a block with its index in the page's locale file, the credentials, or the figure in
 * its head.
 */
export interface SampleBlock {
  path: string
  namespace: string
  key: string
  id: string
  title: string
}

/** Every part marked as a sample, in the order of the catalogue. */
export const samplesOf = (sources: Sources): SampleBlock[] =>
  pages.flatMap((page) => {
    const namespace = namespaceOf(page)
    const source = sources.get(namespace)
    const at = { path: page.path, namespace }
    return [
      ...(isSample(source) ? [{ ...at, key: 'sample', id: 'sample', title: 'the page itself' }] : []),
      ...(hasSampleCredentials(source)
        ? [{ ...at, key: 'credentials', id: 'credentials', title: 'partner, certificate, figure, person' }]
        : []),
      ...(hasSampleFigure(source)
        ? [{ ...at, key: 'figure', id: 'figure', title: 'the figure in the head' }]
        : []),
      ...blocksOf(source).flatMap(({ id, title, sample }, index) =>
        sample ? [{ ...at, key: `blocks.${index}`, id, title }] : [],
      ),
    ]
  })

const isSample = (source: Json | undefined): boolean =>
  (source as { sample?: boolean } | undefined)?.sample === true

const hasSampleCredentials = (source: Json | undefined): boolean =>
  (source as { credentials?: { sample?: boolean } } | undefined)?.credentials?.sample === true

const hasSampleFigure = (source: Json | undefined): boolean =>
  (source as { figure?: { sample?: boolean } } | undefined)?.figure?.sample === true
