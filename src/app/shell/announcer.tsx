import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import css from './shell.module.css'

/** The target of the link past the header, which the browser itself goes to: its first section is not what was asked for. */
const whole = 'main'

/** Of the section with the given id; without one, of the page. */
const focusHeading = (id: string) => {
  const section = id ? document.getElementById(id) : document.querySelector('main')
  const heading = section?.querySelector<HTMLElement>(id ? 'h2, h3' : 'h1') ?? section
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** After a route change: the keyboard's focus goes to the new heading, and the new title is announced. */
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
    <p role="status" className={css.hidden}>
      {title || null}
    </p>
  )
}
