import { withoutMarks } from './marks.ts'

/** Puts a text on the clipboard. @returns whether that was allowed; over plain HTTP browsers have no clipboard */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(withoutMarks(text))
    return true
  } catch {
    return false
  }
}

/** What is selected and copied comes without the marks of Thai line breaks, by which other programs would not find the words. */
export const copyWithoutMarks = (): void =>
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    const text = selection?.toString() ?? ''
    const plain = withoutMarks(text)
    // What stands in a field is the visitor's own.
    const isTyped = (event.target as Element).closest?.('input, textarea')
    if (!selection || !event.clipboardData || isTyped || plain === text) return
    const copied = document.createElement('div')
    for (let index = 0; index < selection.rangeCount; index += 1)
      copied.append(selection.getRangeAt(index).cloneContents())
    event.clipboardData.setData('text/plain', plain)
    event.clipboardData.setData('text/html', withoutMarks(copied.innerHTML))
    event.preventDefault()
  })
