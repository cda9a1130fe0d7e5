import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isPlain } from '../../browser/plain-click.ts'
import { followedAgain } from '../../components/use-unfolding.ts'
import visuallyHidden from '../../components/visually-hidden.module.css'

/** Id of the skip link's target. The browser moves there itself; `focusHeading` would move on to the heading of the first section. */
const mainId = 'main'

/** Focuses the heading of a section or, without an id, of the page. */
const focusHeading = (id: string) => {
  const section = id ? document.getElementById(id) : document.querySelector('main')
  const heading = section?.querySelector<HTMLElement>(id ? 'h2, h3' : 'h1') ?? section
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The link to a section that the address already names, so that the router does nothing. */
const linkHere = ({ target }: MouseEvent): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.href === location.href && link.hash.length > 1 ? link : undefined
}

/** Unfolds the section again, and scrolls to it. */
const followHere = (event: MouseEvent) => {
  const link = isPlain(event) && linkHere(event)
  if (!link) return
  dispatchEvent(new Event(followedAgain))
  // The browser itself follows links that are a fragment only.
  if (link.getAttribute('href')?.startsWith('#')) return
  const id = link.hash.slice(1)
  // The router listens later and would see no change.
  event.preventDefault()
  // A closing dialog returns the focus first.
  setTimeout(() => {
    document.getElementById(id)?.scrollIntoView()
    focusHeading(id)
  })
}

/**
 * After a navigation, moves the focus to the new heading and announces the new title. Scrolls to a section again when its link is
 * followed a second time.
 */
export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || toLocation.hash === mainId) return
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
