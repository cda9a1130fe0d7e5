import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import css from './shell.module.css'

/** After a route change: the keyboard's focus goes to the new heading, and the new title is announced. */
export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation) return
        if (!toLocation.hash) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p role="status" className={css.hidden}>
      {title || null}
    </p>
  )
}
