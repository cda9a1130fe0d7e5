/**
 * Ends the steps in which a page that has just been loaded is laid out (out-of-sight.module.css), so that whoever measures or scrolls it
 * finds every part at its height.
 */
export const layOutNow = (): void => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.finish()
}
