import { chosen, pagesWith } from './pages.ts'

/** The links that a walk follows: pages with a form, which it can be taken on. */
export const wayOn = `footer a:is(${[...pagesWith('calculator'), chosen.pricing].map((path) => `[href$="${path}"]`).join()}):not([hreflang])`

declare global {
  interface Window {
    /** Puts the page's own words back, as a translator's "show original" does. */
    showOriginal?: () => void
  }
}

/** How a translator replaces a text; all translate into the same words, so that pages can be compared. */
export const ways = [
  'exchange',
  'add, then remove',
  'remove, then add',
  'one element for neighbours',
  'another text',
] as const

export type Way = (typeof ways)[number]

/**
 * Translates the page, and later additions, as browsers do: replaces each text by `<font><font>…</font></font>`, or by another text.
 * Runs in the page; sees nothing but its argument.
 */
export const translate = (way: Way): void => {
  const done = new WeakSet<Node>()
  const originals = new Map<ChildNode, string>()

  const translationOf = (words: string): ChildNode => {
    const text = document.createTextNode(words)
    done.add(text)
    if (way === 'another text') return text
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.append(text)
    outer.append(inner)
    return outer
  }

  const isDue = (node: Node | null): node is Text =>
    node instanceof Text &&
    !done.has(node) &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('font, script, style, textarea, noscript')

  const neighboursOf = (text: Text) => {
    const texts = [text]
    if (way !== 'one element for neighbours') return texts
    for (let next = text.nextSibling; isDue(next); next = next.nextSibling) texts.push(next)
    return texts
  }

  const exchange = (text: Text) => {
    const texts = neighboursOf(text)
    const words = texts.map(({ data }) => data).join('')
    const translation = translationOf(words)
    originals.set(translation, words)
    for (const each of texts) done.add(each)
    const [parent, before] = [text.parentNode as Node, text.nextSibling]
    if (way === 'remove, then add') {
      text.remove()
      parent.insertBefore(translation, before)
    } else if (way === 'exchange' || way === 'another text') text.replaceWith(translation)
    else {
      parent.insertBefore(translation, text)
      for (const each of texts) each.remove()
    }
  }

  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    for (let node: Node | null = root; node; node = walker.nextNode()) if (isDue(node)) texts.push(node)
    for (const text of texts) if (isDue(text) && text.isConnected) exchange(text)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      // Text that returns or changes must be translated again.
      for (const node of [...addedNodes, ...(type === 'characterData' ? [target] : [])]) {
        if (!originals.has(node as ChildNode) && !node.parentElement?.closest('font')) done.delete(node)
        if (node.isConnected) translateBelow(node)
      }
    }
  })
  const start = () => {
    translateBelow(document.body)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    document.documentElement.lang = 'ja'
    document.documentElement.classList.add('translated-ltr')
  }
  start()
  window.showOriginal = () => {
    observer.disconnect()
    for (const [translation, words] of originals)
      if (translation.isConnected) translation.replaceWith(document.createTextNode(words))
    document.documentElement.classList.remove('translated-ltr')
  }
}

/**
 * Enters something into every field of the page's main part, one after the other.
 * Runs in the page.
 * @returns the texts of the main part after each entry
 */
export const enterEverywhere = async (): Promise<string[]> => {
  const main = document.querySelector('main') as HTMLElement
  const idle = () =>
    new Promise<void>((resolve) => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
      else setTimeout(resolve, 50)
    })
  /** Waits for parts that are rendered when idle: folds, and results, which a press renders at once. */
  const rendered = async () => {
    await idle()
    const button = document.body.appendChild(document.createElement('button'))
    button.click()
    button.remove()
    for (let before = ''; before !== main.textContent; ) {
      before = main.textContent
      for (let times = 0; times < 3; times++) await idle()
      while (main.querySelector('form details > summary:only-child')) await idle()
    }
  }
  /** Leaves out live regions, which are updated once typing pauses, and texts that repeat the URL. */
  const shown = () => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('[role=status], [role=alert], noscript')) element.remove()
    return (copy.textContent ?? '').trim()
  }
  const write = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
    const isSelect = control instanceof HTMLSelectElement
    const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
  const enter = (control: HTMLInputElement | HTMLSelectElement) => {
    if (control.type === 'radio' || control.type === 'checkbox') return control.click()
    const options = control instanceof HTMLSelectElement ? [...control.options] : []
    const next = options.findIndex(({ selected }) => selected) + 1
    write(control, options[next % options.length]?.value ?? (control.type === 'date' ? '2026-11-02' : '12'))
  }
  const controls = () =>
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main form :is(input, select):not([type=file], [type=hidden])',
    )
  const texts = []
  await rendered()
  for (let index = 0; index < controls().length && index < 150; index++) {
    const control = controls()[index] as HTMLInputElement
    const { type, value } = control
    enter(control)
    await rendered()
    texts.push(shown())
    if (!main.querySelector('[aria-invalid=true]') || type === 'radio' || type === 'checkbox') continue
    write(control, value)
    await rendered()
    texts.push(shown())
  }
  return texts
}

/** The first difference between two series of texts; `undefined` if they are equal. */
export const firstDifference = (wanted: readonly string[], found: readonly string[]) => {
  const step = wanted.findIndex((text, index) => text !== found[index])
  if (step < 0) return undefined
  const [one = '', other = ''] = [wanted[step], found[step]]
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const around = (text: string) => text.slice(Math.max(at - 80, 0), at + 80)
  return { step, wanted: around(one), found: around(other) }
}

/**
 * Interacts at random: chooses, types, presses, folds, and follows links from one tool to another. Runs in the page.
 * @param walk.seed the same seed takes the same steps, as long as the page is the same
 */
export const walk = async ({
  seed,
  steps,
  wayOn,
}: {
  seed: number
  steps: number
  wayOn: string
}): Promise<void> => {
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) % below
  }
  const task = () => new Promise((resolve) => setTimeout(resolve, 5))
  globalThis.print = () => {}
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this)
  }
  const write = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    const owner = Object.getPrototypeOf(control)
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value)
    const isSelect = control instanceof HTMLSelectElement
    control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
  const typed = ['', '1', '7', '12', '1000', '2,5', 'abc', '0', '99999999']
  const act = (element: HTMLElement) => {
    if (element instanceof HTMLSelectElement)
      write(element, element.options[random(element.options.length)]?.value ?? '')
    else if (element instanceof HTMLInputElement && element.type === 'date') write(element, '2026-11-02')
    else if (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox')
      write(element, typed[random(typed.length)] ?? '')
    else element.click()
  }
  for (let step = 0; step < steps; step++) {
    const isLeaving = random(25) === 0
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        isLeaving ? wayOn : 'main :is(input:not([type=file]), select, button, summary)',
      ),
    ]
    const element = found[random(Math.max(found.length, 1))]
    if (!element) continue
    const heading = document.querySelector('h1')
    const leaves = element instanceof HTMLAnchorElement && element.pathname !== location.pathname
    act(element)
    await task()
    // As visitors do, lets the page come before it goes on: a busy machine would take longer than the app waits before it hands over to the browser.
    for (let wait = 0; leaves && wait < 600 && heading?.isConnected; wait++) await task()
  }
}
