import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPlain } from '../browser/plain-click.ts'
import { opensSearchAttribute } from './search-link.tsx'
import { opensSearch } from './shortcuts.ts'

const dialogId = 'search-dialog'

interface DialogProps {
  id: string
  onClose: () => void
  /** Called if the dialog's chunk cannot be fetched. */
  onFail: () => void
}

/** A chunk that is gone after a deploy must not break the page: the search page works without it. */
const SearchDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./search-dialog.tsx').catch((error: unknown) => {
    console.warn(error)
    return { default: Failed }
  }),
)

function Failed({ onFail }: DialogProps) {
  useEffect(onFail)
  return null
}

const searchLinkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${opensSearchAttribute}]`) : null

/** Opens the search over the page by its links and keys; fetches nothing before that. */
export function SearchHost() {
  const [openedBy, setOpenedBy] = useState<'link' | 'key'>()
  useEffect(() => {
    const open = (by: 'link' | 'key') => {
      // A closed dialog stays rendered until its `close` event, which would also remove the next one.
      if (document.querySelector(`#${dialogId}:not([open])`)) flushSync(() => setOpenedBy(undefined))
      setOpenedBy(by)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event)) return
      event.preventDefault()
      open('key')
    }
    // Runs before the router's own handler, which would follow the link.
    const onClick = (event: MouseEvent) => {
      if (!searchLinkAt(event.target) || !isPlain(event)) return
      event.preventDefault()
      open('link')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
  if (!openedBy) return null
  const close = () => {
    setOpenedBy(undefined)
    // The link may be gone along with the drawer that contained it.
    if (document.activeElement === document.body && openedBy === 'link')
      document.querySelector<HTMLElement>(`header a[${opensSearchAttribute}]`)?.focus()
  }
  const leave = () => {
    const link = document.querySelector<HTMLAnchorElement>(`a[${opensSearchAttribute}]`)
    if (link) location.href = link.href
  }
  return (
    <Suspense fallback={null}>
      <SearchDialog id={dialogId} onClose={close} onFail={leave} />
    </Suspense>
  )
}
