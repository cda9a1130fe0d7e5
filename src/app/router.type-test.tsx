import { Link } from '@tanstack/react-router'

/** Compiled, never run: the type checker fails when a line below stops being an error. */
export const links = (
  <>
    <Link to="/services/nutanix" />
    {/* @ts-expect-error a path outside the catalogue is no link */}
    <Link to="/nope" />
    {/* @ts-expect-error the language is no part of a route */}
    <Link to="/th/services" />
  </>
)
