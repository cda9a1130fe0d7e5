import { type Engine, timeout, type Visitor } from './engine.ts'

/** In CSS px, from the top left corner of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

declare global {
  /** The element that `findPoint` found. */
  var toPress: Element | undefined
  /** Whether the last press began on another element; `undefined` until it begins. */
  var missed: boolean | undefined
}

/**
 * Scrolls the first visible element of that selector into view and finds where it can be pressed; runs in the page.
 * @param name the element's text, if the selector matches several; compared without the no-break spaces of typesetting
 * @returns `undefined` while the element is missing or covered
 */
export const findPoint = (selector: string, name?: string): Point | undefined => {
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const isCalled = ({ textContent }: Element) =>
    !name || textContent?.replaceAll('\u00a0', ' ').trim() === name
  const element = [...document.querySelectorAll(selector)].find((one) => isSeen(one) && isCalled(one))
  if (!element) return undefined
  const pointOf = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isHit = ({ x, y }: Point) => element.contains(document.elementFromPoint(x, y))
  if (!isHit(pointOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const point = pointOf()
  globalThis.toPress = element
  return isHit(point) ? point : undefined
}

/** Watches the next press, and swallows it if it begins on another element than the one found; runs in the page. */
const watchPress = () => {
  const { toPress } = globalThis
  globalThis.missed = undefined
  const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
  const watch = (event: Event) => {
    globalThis.missed ??= !toPress || !event.composedPath().includes(toPress)
    if (globalThis.missed) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type === 'click' || !globalThis.missed)
      for (const type of events) removeEventListener(type, watch, true)
  }
  for (const type of events) addEventListener(type, watch, true)
}

/** Resolves after the next frame is laid out; runs in the page. */
const nextFrame = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/**
 * Waits until a frame no longer moves the element: scrolling lays out parts that were out of view, and the next frame, which may be late,
 * moves everything below them. A page without scripts cannot report its frames, so this waits 50 ms for each.
 * @throws when the timeout has passed
 */
export const pointOf = async (
  evaluate: Engine['evaluate'],
  { noScripts }: Visitor,
  selector: string,
  name?: string,
): Promise<Point> => {
  const deadline = Date.now() + timeout
  for (let before: Point | null | undefined; Date.now() < deadline; ) {
    const point = await evaluate(findPoint, selector, name).catch(() => undefined)
    if (point && point.x === before?.x && point.y === before.y) return point
    before = point
    await (noScripts
      ? new Promise((resolve) => setTimeout(resolve, 50))
      : evaluate(nextFrame).catch(() => {}))
  }
  throw new Error(`cannot be pressed: ${selector} ${name ?? ''}`)
}

/**
 * Presses an element. A part that arrives between the look at the page and the press moves what is below it: such a press, which hits
 * another element, has no effect in the page and is made again, as Playwright does.
 * @param at presses at a point
 */
export const press = async (
  evaluate: Engine['evaluate'],
  visitor: Visitor,
  at: (point: Point) => Promise<void>,
  selector: string,
  name?: string,
): Promise<void> => {
  const deadline = Date.now() + timeout
  do {
    const point = await pointOf(evaluate, visitor, selector, name)
    if (visitor.noScripts) return at(point)
    await evaluate(watchPress)
    await at(point)
    // A page that the press has left cannot answer, nor does the next one know of it.
    const missed = await evaluate(() => globalThis.missed === true).catch(() => false)
    if (!missed) return
  } while (Date.now() < deadline)
  throw new Error(`every press hits another element: ${selector} ${name ?? ''}`)
}
