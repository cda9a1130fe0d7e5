import { useEffect, useRef } from 'react'
import { fromWidth } from '../../styles/media.ts'
import { breakpoints } from '../../styles/tokens.ts'

/** Browsers without popovers show the drawer's links in the page (navigation.module.css) and throw on the selector. */
const isOpen = (drawer: HTMLElement) =>
  CSS.supports('selector(:popover-open)') && drawer.matches(':popover-open')

const openMenu = (header: HTMLElement) => header.querySelector<HTMLDetailsElement>('details[open]')

/**
 * Adds what native disclosures lack. Esc closes the open menu and returns the focus; a press outside, following a link or moving the
 * focus away closes menu and drawer; widening the window closes the drawer.
 */
export const useMenus = (drawer: string) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = ref.current
    const nav = document.getElementById(drawer)
    if (!header || !nav) return
    const end = new AbortController()
    const on = <Name extends keyof DocumentEventMap>(
      target: EventTarget,
      name: Name,
      run: (event: DocumentEventMap[Name]) => void,
    ) => target.addEventListener(name, run as EventListener, { signal: end.signal })

    const closeMenu = () => openMenu(header)?.removeAttribute('open')
    // In the drawer the next menu's name would move away under the pointer that presses it.
    const closeMenuUnlessAround = (node: Node) => {
      if (!isOpen(nav) && !openMenu(header)?.contains(node)) closeMenu()
    }
    const closeDrawer = () => isOpen(nav) && nav.hidePopover()

    on(document, 'keydown', ({ key }) => {
      const menu = openMenu(header)
      if (key !== 'Escape' || !menu || isOpen(nav)) return
      closeMenu()
      menu.querySelector('summary')?.focus()
    })
    on(document, 'pointerdown', ({ target }) => closeMenuUnlessAround(target as Node))
    const follow = ({ target }: Event) => {
      if (!(target as Element).closest('a')) return
      // Closing forces a layout, so wait until a prefetched page has replaced the old one.
      requestAnimationFrame(() => {
        closeMenu()
        closeDrawer()
      })
    }
    on(header, 'click', follow)
    // The middle button, which opens another tab.
    on(header, 'auxclick', (event) => event.button === 1 && follow(event))
    on(header, 'focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node)) return
      closeMenuUnlessAround(relatedTarget)
      if (!nav.contains(relatedTarget)) closeDrawer()
    })
    const wide = matchMedia(fromWidth(breakpoints.lg))
    wide.addEventListener('change', closeDrawer, { signal: end.signal })
    return () => end.abort()
  }, [drawer])
  return ref
}
