import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
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

/** Moves the focus to the new heading and announces the new title after a navigation. */
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
  return (
    <p role="status" className={visuallyHidden.hidden}>
      {title || null}
    </p>
  )
}
