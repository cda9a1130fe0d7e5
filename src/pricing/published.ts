import lists from '../provider/price-history.json' with { type: 'json' }
import type { OldList } from './price-list.ts'

/** All published price lists including the current one, oldest first; `npm run generate` adds the current one. */
export const history = lists as unknown as readonly OldList[]
