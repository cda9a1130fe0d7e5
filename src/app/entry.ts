import type { Entry } from '../components/entry.ts'
import type { AppRouter } from './router.tsx'

let entry: Entry = 'load'

/** How the page is come to that is about to be shown. */
export const currentEntry = (): Entry => entry

/** The development server's first page is rendered by the app, which puts it where it was scrolled to, as after a step in the history. */
export const enterUnrendered = (): void => {
  entry = 'within'
}

export const watchEntries = ({ history }: Pick<AppRouter, 'history'>): void => {
  history.subscribe(({ action, location }) => {
    const isLink = action.type === 'PUSH' || action.type === 'REPLACE'
    entry = isLink && !location.hash ? 'top' : 'within'
  })
}
