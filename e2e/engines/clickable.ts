import { patience } from './engine.ts'

/** In CSS px, from the top left of what is in sight. */
interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Scrolls the first visible element of that selector into view and finds where it can be pressed; runs in the page.
 * @param name the element's text, where the selector alone does not tell it; typesetting may have put marks in
 * @returns nothing while the element is not there, moves, or lies under another
 */
export const findPoint = async (selector: string, name?: string): Promise<Point | undefined> => {
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
  const begun = pointOf()
  await new Promise((resolve) => setTimeout(resolve, 60))
  const point = pointOf()
  return begun.x === point.x && begun.y === point.y && isHit(point) ? point : undefined
}

/** Polls for that point. @throws where there is none for too long */
export const pointOf = async (
  find: typeof findPoint,
  selector: string,
  name: string | undefined,
): Promise<Point> => {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const point = await find(selector, name).catch(() => undefined)
    if (point) return point
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`cannot be pressed: ${selector} ${name ?? ''}`)
}
