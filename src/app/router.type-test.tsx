import { Link, type RegisteredRouter } from '@tanstack/react-router'
import type { FormSearchParams } from '../calculators/ui/form/search-params.ts'
import type { pages } from '../catalogue/pages.ts'

/** Compiled, never run: the type checker fails when a line below stops being an error. */
export const links = (
  <>
    <Link to="/contact-us" />
    {/* @ts-expect-error a path outside the catalogue is not a valid link */}
    <Link to="/nope" />
    {/* @ts-expect-error the language is not part of a route */}
    <Link to="/th/services" />
    <Link to="/pricing" search={{ i: 'vcpu.2', t: '12' }} />
    {/* @ts-expect-error the estimator has its own short names */}
    <Link to="/pricing" search={{ term: '12' }} />
  </>
)

/** The parameters of calculators, by their ids, since a provider may leave any of them out. */
export const parameters: readonly [FormSearchParams['raid'], ...unknown[]] = [
  { diskCount: '8', diskSizeUnit: 'TB' },
  // @ts-expect-error no field of that form has this name
  { disks: '8' } satisfies FormSearchParams['raid'],
  // @ts-expect-error parameters are texts, so that no digit is lost
  { diskCount: 8 } satisfies FormSearchParams['raid'],
  // @ts-expect-error a field of another form
  { diskCount: '8' } satisfies FormSearchParams['capacity'],
]

type Calculator = Extract<(typeof pages)[number], { kind: 'calculator' }>
type RouteOf<Page extends Calculator> = RegisteredRouter['routesByPath'][Page['path']]
type Equal<One, Other> =
  (<Any>() => Any extends One ? 1 : 2) extends <Any>() => Any extends Other ? 1 : 2 ? true : false

/** Whether each calculator's route takes the parameters of its own form, and no other's. */
declare const takesOwn: {
  [Page in Calculator as Page['id']]: Equal<
    RouteOf<Page>['types']['searchSchema'],
    FormSearchParams[Page['id']]
  >
}
export const takes: { [Page in Calculator as Page['id']]: true } = takesOwn
