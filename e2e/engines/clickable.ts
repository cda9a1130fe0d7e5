import { timeout } from './engine.ts'

/** In CSS px, from the top left of what is in sight. */
interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Scrolls the first visible element of that selector into view and finds where it can be pressed; runs in the page.
 * @param name the element's text, where the selector alone does not tell it; typesetting may have put marks in
 * @returns nothing while the element is not there or lies under another
 */
export const findPoint = (selector: string, name?: string): Point | undefined => {
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const isCalled = ({ textContent }: Element) =>
    !name ||
    textContent
      ?.replaceAll(/[\u200b\u200d]/g, '')
      .replaceAll('\u00a0', ' ')
      .trim() === name
  const element = [...document.querySelectorAll(selector)].find((one) => isSeen(one) && isCalled(one))
  if (!element) return undefined
  const pointOf = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isHit = ({ x, y }: Point) => element.contains(document.elementFromPoint(x, y))
  if (!isHit(pointOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const point = pointOf()
  return isHit(point) ? point : undefined
}

/** That point, once the element stands still. Timers are left to this side: a page without scripts has none. @throws where there is none for too long */
export const pointOf = async (
  find: (selector: string, name?: string) => Promise<Point | null | undefined>,
  selector: string,
  name?: string,
): Promise<Point> => {
  const deadline = Date.now() + timeout
  for (let before: Point | null | undefined; Date.now() < deadline; ) {
    const point = await find(selector, name).catch(() => undefined)
    if (point && point.x === before?.x && point.y === before.y) return point
    before = point
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`cannot be pressed: ${selector} ${name ?? ''}`)
}
