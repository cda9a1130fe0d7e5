/** Buttons that need the app; the browser handles form submission and popovers by itself. */
const ofApp = 'button[type=button]:not([popovertarget])'

let pressed: HTMLElement | undefined

const keep = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLElement>(ofApp)
  if (button) pressed = button
}

/** Listens from the first paint on. */
export const keepPress = (): void => addEventListener('click', keep, { capture: true })

/** The last button pressed before the app was there. From now on React handles presses, also during hydration. */
export const earlyPress = (): HTMLElement | undefined => {
  removeEventListener('click', keep, { capture: true })
  return pressed
}
