/** Those that have not ended; asked for, the browser brings the styles up to date first. */
const runningSteps = () =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.playState !== 'finished')

/**
 * Ends the steps in which a page that has just been loaded is laid out (out-of-sight.module.css), so that whoever measures or scrolls it
 * finds every part at its height. A part within a part begins its step only once the outer one is laid out.
 */
export const layOutNow = (): void => {
  for (let steps = runningSteps(); steps.length > 0; steps = runningSteps())
    for (const step of steps) step.finish()
}
