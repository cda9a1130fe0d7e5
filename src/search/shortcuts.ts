import { stored } from '../browser/stored.ts'

const slash = stored('search-by-slash', (text) => (text === 'off' ? text : undefined))

/** Whether `/` opens the search; visitors who use speech input may switch it off (WCAG 2.1.4). */
export const slashOpensSearch = {
  read: () => slash.read() !== 'off',
  set: (on: boolean) => (on ? slash.remove() : slash.write('off')),
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea, [role="textbox"], [role="combobox"]'))

/** Whether a key opens the search. Compares the keys' positions, since they type other letters on a Thai layout. */
export const opensSearch = ({ code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (altKey || shiftKey) return false
  if (code === 'KeyK') return ctrlKey !== metaKey
  return code === 'Slash' && !ctrlKey && !metaKey && !isWriting(target) && slashOpensSearch.read()
}
