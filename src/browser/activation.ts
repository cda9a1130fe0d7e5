/** Chromium's prerendering (https://wicg.github.io/nav-speculation/prerendering.html), which TypeScript's own types lack. */
interface MaybePrerendered {
  readonly prerendering?: boolean
}

/** Resolves once the visitor has come to the page: browsers may run one that they expect to be wanted, and throw it away unseen. */
export const activated = (): Promise<void> =>
  new Promise((resolve) => {
    if ((document as MaybePrerendered).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })
