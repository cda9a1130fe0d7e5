import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isPlain } from '../../browser/plain-click.ts'
import visuallyHidden from '../../components/visually-hidden.module.css'

/** The skip link's target: the browser goes there itself, and the page's first section is not what was asked for. */
const whole = 'main'

/** Focuses the heading of a section or, without an id, of the page. */
const focusHeading = (id: string) => {
  const section = id ? document.getElementById(id) : document.querySelector('main')
  const heading = section?.querySelector<HTMLElement>(id ? 'h2, h3' : 'h1') ?? section
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The section that a link leads to, where the visitor is at its address already: the router has nothing to do there. */
const sectionHere = ({ target }: MouseEvent): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // The browser itself follows links that are a fragment only.
  if (!link || link.href !== location.href || link.getAttribute('href')?.startsWith('#')) return undefined
  return link.hash.slice(1) || undefined
}

/** Goes to it once more. */
const followHere = (event: MouseEvent) => {
  const id = isPlain(event) && sectionHere(event)
  if (!id) return
  // The router, which listens later, would look for nothing new.
  event.preventDefault()
  // A dialog that closes gives the focus back first.
  setTimeout(() => {
    document.getElementById(id)?.scrollIntoView()
    focusHeading(id)
  })
}

/**
 * Moves the focus to the new heading and announces the new title after a navigation; goes to a section again whose link is followed a
 * second time.
 */
export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || toLocation.hash === whole) return
        const hashChanged = toLocation.hash !== fromLocation.hash
        if (toLocation.hash ? pathChanged || hashChanged : pathChanged) focusHeading(toLocation.hash)
        if (pathChanged) setTitle(document.title)
      }),
    [router],
  )
  useEffect(() => {
    document.addEventListener('click', followHere, true)
    return () => document.removeEventListener('click', followHere, true)
  }, [])
  return (
    <p role="status" className={visuallyHidden.hidden}>
      {title || null}
    </p>
  )
}
