import { withoutMarks } from './marks.ts'

/**
 * Writes a text to the clipboard.
 * @returns whether the browser allowed it; over plain HTTP it does not
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(withoutMarks(text))
    return true
  } catch {
    return false
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
