import { requireExport } from '../../browser/require-export.ts'
import type { triedKinds } from './tried/kinds.ts'

let kinds: typeof triedKinds | undefined

/** Fetches the pictures that visitors try, which only the pages of services have. */
export const loadTried = async (): Promise<void> => {
  kinds ??= requireExport((await import('./tried/kinds.ts')).triedKinds, 'the pictures to try')
}

export const loadedTried = (): typeof triedKinds | undefined => kinds
