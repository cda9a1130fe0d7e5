/** Marks a button that the app will enable; global.css gives it its look. */
const attribute = 'data-waits'

const submits = /<button(?=[^>]*\stype="submit")(?![^>]*\sdisabled)/g
/** The browser itself opens and closes popovers; React writes `popoverTarget`. */
const plain = /<button(?=[^>]*\stype="button")(?![^>]*\s(?:popovertarget|disabled)=)/gi
/** Forms with an action are sent by the browser. */
const formsOfApp = /<form(?![^>]*\saction=).*?<\/form>/gs

const disabled = `<button ${attribute}="" disabled=""`

/**
 * Disables what only the app can answer: a press would be lost, or take effect at a moment when it means something else.
 * @param html as React's server writes it
 */
export const disableUntilApp = (html: string): string =>
  html.replace(formsOfApp, (form) => form.replace(submits, disabled)).replace(plain, disabled)

/** Enables everything once React listens, so that a press during hydration is answered at once. */
export const enableWaiting = (root: Element): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>(`[${attribute}]`)) {
    button.disabled = false
    button.removeAttribute(attribute)
  }
}
