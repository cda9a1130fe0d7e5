/** Unfinished steps; the query makes the browser update its styles first. */
const runningSteps = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.animationName !== 'wait-for-app' &&
        animation.playState !== 'finished',
    )

/**
 * Finishes the deferred layout of a page that has just loaded (out-of-sight.module.css), so that measuring and scrolling find every part
 * at its final height. Nested parts start only once the outer one is laid out, hence the loop.
 */
export const layOutNow = (): void => {
  for (let steps = runningSteps(); steps.length > 0; steps = runningSteps())
    for (const step of steps) step.finish()
}
