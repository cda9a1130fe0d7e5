/** Elements that visitors fill in, open or move the focus to. */
const controls = 'input, select, textarea, details, summary, button, a'

/** Ids that React numbers; it renumbers them when it renders a page from scratch. */
const isNumbered = /^[_:«]/

const keyOf = (element: Element): string => {
  const id = isNumbered.test(element.id) ? '' : element.id
  const choice = element instanceof HTMLInputElement && element.type === 'radio' ? element.value : ''
  return [element.tagName, element.getAttribute('name') ?? id, choice].join(' ')
}

/** Elements by name; those of the same name, by order. */
const byKey = (root: Element): ReadonlyMap<string, Element> => {
  const elements = new Map<string, Element>()
  const counts = new Map<string, number>()
  for (const element of root.querySelectorAll(controls)) {
    const key = keyOf(element)
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    elements.set(`${key} ${count}`, element)
  }
  return elements
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const copyEntered = (from: Element, to: Element) => {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    if (from.open) to.open = true
  } else if (from instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(from.type)) {
    if (from.checked !== from.defaultChecked) (to as HTMLInputElement).checked = from.checked
  } else if (from instanceof HTMLSelectElement) {
    const served = [...from.options].find(({ defaultSelected }) => defaultSelected) ?? from.options[0]
    if (from.value !== served?.value) (to as HTMLSelectElement).value = from.value
  } else if (isTextControl(from) && from.value !== from.defaultValue) (to as TextControl).value = from.value
}

const placeCaret = (from: Element, to: Element) => {
  if (!isTextControl(from) || from.selectionStart === null) return
  const { value, selectionStart, selectionEnd, selectionDirection } = from
  const control = to as TextControl
  if (control === document.activeElement && control.value === value)
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

interface Page {
  readonly elements: ReadonlyMap<string, Element>
  focused: Element | null
  /** Stops following the focus. */
  readonly end: () => void
}

let page: Page | undefined

/**
 * Remembers the elements of the prerendered page, which keep what was entered even after they have been replaced: React renders the page
 * from scratch if it does not recognise it.
 */
export const rememberEntered = (root: Element): void => {
  const follow = ({ target }: FocusEvent) => {
    if (page && target instanceof Element) page.focused = target
  }
  document.addEventListener('focusin', follow)
  page = {
    elements: byKey(root),
    focused: document.activeElement,
    end: () => document.removeEventListener('focusin', follow),
  }
}

/**
 * Hands what was entered to the elements that replaced them, before the forms read their controls.
 * @returns if one of them had the focus, a function that puts the caret back once the forms have written into their controls
 */
export const restoreEntered = (): (() => void) | undefined => {
  const root = document.getElementById('root')
  const remembered = page
  page = undefined
  remembered?.end()
  const replaced = [...(remembered?.elements ?? [])].filter(([, element]) => !element.isConnected)
  if (!root || !remembered || replaced.length === 0) return undefined
  const replacements = byKey(root)
  for (const [key, element] of replaced) {
    const replacement = replacements.get(key)
    if (replacement) copyEntered(element, replacement)
  }
  const { focused } = remembered
  const [key = ''] = replaced.find(([, element]) => element === focused) ?? []
  const replacement = replacements.get(key)
  if (!focused || !(replacement instanceof HTMLElement) || document.activeElement !== document.body)
    return undefined
  replacement.focus({ preventScroll: true })
  placeCaret(focused, replacement)
  return () => placeCaret(focused, replacement)
}
