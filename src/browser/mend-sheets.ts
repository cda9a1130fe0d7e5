import { arrive } from './arrive.ts'

/** Whether a style sheet has loaded. For one that has not, browsers give no rules, or refuse to show them. */
const isLoaded = ({ sheet }: HTMLLinkElement) => {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/** Requests again the style sheets that have failed. Scripts run after the sheets before them, so each has loaded or failed by now. */
export const mendSheets = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[data-styles] link'))
    if (!isLoaded(link))
      arrive(link.href).then(
        () => link.replaceWith(link.cloneNode()),
        () => {
          // The first view has its own rules, and the rest can be read without.
        },
      )
}
