import { withoutMarks } from './marks.ts'

/**
 * Copies by selecting: the Clipboard API is missing over plain HTTP and refuses in some apps' browsers.
 * @returns whether the browser says that it did
 */
const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/**
 * Writes a text to the clipboard.
 * @returns whether the browser allowed it
 */
export const copyText = async (text: string): Promise<boolean> => {
  const plain = withoutMarks(text)
  try {
    await navigator.clipboard.writeText(plain)
    return true
  } catch {
    return copyBySelection(plain)
  }
}

/** Removes the break marks from what visitors select and copy: other programs would not find the words. */
export const copyWithoutMarks = (): void =>
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    const text = selection?.toString() ?? ''
    const plain = withoutMarks(text)
    // Leaves the content of fields alone: it is the visitor's own.
    const isTyped = (event.target as Element).closest?.('input, textarea')
    if (!selection || !event.clipboardData || isTyped || plain === text) return
    const copied = document.createElement('div')
    for (let index = 0; index < selection.rangeCount; index += 1)
      copied.append(selection.getRangeAt(index).cloneContents())
    event.clipboardData.setData('text/plain', plain)
    event.clipboardData.setData('text/html', withoutMarks(copied.innerHTML))
    event.preventDefault()
  })
