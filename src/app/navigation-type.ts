import type { NavigationType } from '../components/navigation-type.ts'
import type { AppRouter } from './router.tsx'

let type: NavigationType = 'load'

/** How the visitor reaches the page that is about to be rendered. */
export const currentNavigationType = (): NavigationType => type

/** For the development server, whose first page is not prerendered: it needs its full height at once, as after Back. */
export const markUnrendered = (): void => {
  type = 'within'
}

/** Updates the type with each navigation of the router. */
export const watchNavigation = ({ history }: Pick<AppRouter, 'history'>): void => {
  history.subscribe(({ action, location }) => {
    const isLink = action.type === 'PUSH' || action.type === 'REPLACE'
    type = isLink && !location.hash ? 'top' : 'within'
  })
}
