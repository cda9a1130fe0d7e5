let asked = false

/** Loads the page in full. Whoever asks for it while it is under way does not start it anew. */
export const reloadOnce = (): void => {
  if (asked) return
  asked = true
  location.reload()
}
