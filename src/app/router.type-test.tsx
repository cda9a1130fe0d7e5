import { Link } from '@tanstack/react-router'
import type { FormSearchParams } from '../calculators/ui/form/search-params.ts'

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

type Raid = FormSearchParams['raid']

/** The parameters of a calculator, not by its path, since a provider may leave it out. */
export const parameters: readonly Raid[] = [
  { diskCount: '8', diskSizeUnit: 'TB' },
  // @ts-expect-error no field of that form has this name
  { disks: '8' },
  // @ts-expect-error parameters are texts, so that no digit is lost
  { diskCount: 8 },
]
