/** Buttons that need the app; the browser handles form submission and popovers by itself. */
const ofApp = 'button[type=button]:not([popovertarget])'

declare global {
  /** Shared by the script in the page and the app, which are bundled apart. */
  var earlyPresses: { last?: HTMLElement; stop: () => void } | undefined
}

/** Listens from the first paint on. */
export const keepPress = (): void => {
  const presses: NonNullable<typeof globalThis.earlyPresses> = {
    stop: () => removeEventListener('click', keep, { capture: true }),
  }
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(ofApp)
    if (button) presses.last = button
  }
  globalThis.earlyPresses = presses
  addEventListener('click', keep, { capture: true })
}

/** The last button pressed before the app was there. From now on React handles presses, also during hydration. */
export const earlyPress = (): HTMLElement | undefined => {
  globalThis.earlyPresses?.stop()
  return globalThis.earlyPresses?.last
}
