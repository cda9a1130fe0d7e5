import { untilFound } from './until-found.ts'

/**
 * Brings a file of this release into the browser's cache, from which what loads it next takes it. A script or style sheet that fails by
 * itself cannot be had again in the same document: browsers keep the failure.
 * @throws when the file cannot be had
 */
export const arrive = async (url: string): Promise<void> => {
  const response = await untilFound(() => fetch(url))
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}
