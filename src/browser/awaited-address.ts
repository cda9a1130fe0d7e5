/** Matches while the page does not yet show the values in its address; results for other values must not be taken for the answer. */
export const whileAwaited = 'html[data-awaited=address]'

/** Marks the document if the address holds parameters of the page's form (`data-parameters`), which only the app can fill in. */
export const markAwaitedAddress = (): void => {
  const parameters = document.querySelector<HTMLElement>('[data-parameters]')?.dataset.parameters?.split(' ')
  const names = [...new URLSearchParams(location.search).keys()]
  if (names.some((name) => parameters?.includes(name))) document.documentElement.dataset.awaited = 'address'
}

/** Call once the form shows the values of the address. */
export const unmarkAwaitedAddress = (): void => {
  delete document.documentElement.dataset.awaited
}
