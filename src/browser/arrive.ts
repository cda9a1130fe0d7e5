import { untilFound } from './until-found.ts'

/**
 * Brings a file of this release into the browser's cache, where its loader finds it. A script or style sheet that has failed to load
 * cannot be loaded again in the same document: browsers remember the failure.
 * @throws when the file cannot be fetched
 */
export const arrive = async (url: string): Promise<void> => {
  const response = await untilFound(() => fetch(url))
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}
