let asked = false

/** Loads the page in full, once: a second call does not restart the load. */
export const reloadOnce = (): void => {
  if (asked) return
  asked = true
  location.reload()
}
