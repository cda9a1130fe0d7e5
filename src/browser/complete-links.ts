/** Events that precede the opening or copying of a link: a press comes before the context menu, and keyboards only click. */
const acts = ['pointerdown', 'click', 'auxclick']

const complete = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang], a[data-query]')
  if (!link) return
  const { query } = link.dataset
  if (query === undefined) Object.assign(link, { search: location.search, hash: location.hash })
  else link.search = query
}

/**
 * Completes the addresses of links once they are used: links to this page in other languages keep its query and section, links to forms
 * carry the values that the form opens with (src/components/link-with-values.tsx). Runs from the first paint on, before any other script.
 */
export const completeLinks = (): void => {
  for (const type of acts) addEventListener(type, complete, { capture: true })
}
