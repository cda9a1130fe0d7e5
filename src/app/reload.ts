let isReloading = false

/** Loads the page in full, once: a second call does not restart the load. */
export const reloadOnce = (): void => {
  if (isReloading) return
  isReloading = true
  location.reload()
}
