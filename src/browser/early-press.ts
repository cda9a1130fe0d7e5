/** Buttons that only the app answers; the browser itself sends forms and opens what a button names. */
const ofApp = 'button[type=button]:not([popovertarget])'

let pressed: HTMLElement | undefined

const keep = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLElement>(ofApp)
  if (button) pressed = button
}

/** From the first paint on, when no other script has come yet. */
export const keepPress = (): void => addEventListener('click', keep, { capture: true })

/** The button that was pressed last while nobody was there to answer; React answers from here on, also before it has taken over all. */
export const earlyPress = (): HTMLElement | undefined => {
  removeEventListener('click', keep, { capture: true })
  return pressed
}
