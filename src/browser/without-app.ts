/** Whether the browser has the newest function that the app calls, from 2022 (docs/engines.md). */
export const canRunApp = (): boolean => 'timeout' in AbortSignal

const controls = 'button, input, select, textarea'

/**
 * Leaves the page as it was sent: shows the message for browsers without scripts and disables the forms. Marks the document for the style
 * sheets, which hide what only the app can answer.
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
