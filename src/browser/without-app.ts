/** Whether the browser has the youngest of what the app calls, since 2022 (docs/engines.md). */
export const canRunApp = (): boolean => 'timeout' in AbortSignal

const controls = 'button, input, select, textarea'

/**
 * Leaves the page as it was sent: shows what its forms say to browsers without scripts, and disables them. Marks the document for the style
 * sheets, which hide what only the app answers to.
 */
export const stayWithoutApp = (): void => {
  document.documentElement.dataset.app = 'none'
  for (const unread of document.querySelectorAll('noscript')) {
    const { textContent: markup } = unread
    const note = document.createElement('p')
    note.className = /class="([^"]*)"/.exec(markup)?.[1] ?? ''
    note.textContent = markup.replaceAll(/<[^>]*>/g, '')
    unread.replaceWith(note)
    for (const control of note.closest('form')?.querySelectorAll(controls) ?? [])
      control.toggleAttribute('disabled', true)
  }
}
