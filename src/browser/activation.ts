/** Chromium's prerendering (https://wicg.github.io/nav-speculation/prerendering.html), which TypeScript's own types lack. */
interface MaybePrerendered {
  readonly prerendering?: boolean
}

/** Resolves once the visitor has opened the page: browsers may run a page that they expect to be opened, and discard it unseen. */
export const activated = (): Promise<void> =>
  new Promise((resolve) => {
    if ((document as MaybePrerendered).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })
