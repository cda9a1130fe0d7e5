import { cachedTrees } from '../../scripts/build/nginx/cached-trees.ts'

/** Compresses the site once, so that no worker's first server waits for it. */
export default async function compressSite() {
  if (!process.env.SITE_IMAGE) await cachedTrees('dist')
}
