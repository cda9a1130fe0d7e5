const complete = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (link) Object.assign(link, { search: location.search, hash: location.hash })
}

/** Links to this page in other languages keep its query and section; from the first paint on, when no other script has come yet. */
export const keepQuery = (): void => {
  for (const type of ['click', 'auxclick']) addEventListener(type, complete, { capture: true })
}
