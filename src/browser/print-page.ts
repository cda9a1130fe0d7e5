/** Milliseconds within which a browser that can print begins to. */
const untilBegun = 1500

/** Resolves with the first of these events. */
const next = (types: readonly string[], signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    for (const type of types) addEventListener(type, () => resolve(), { signal })
  })

/**
 * Prints the page. Some browsers, mostly those inside apps, have no `print`, or one that does nothing: only `beforeprint` proves that it ran.
 * @returns whether it did, once printing no longer needs the page
 */
export const printPage = async (): Promise<boolean> => {
  const listening = new AbortController()
  const begun = next(['beforeprint'], listening.signal).then(() => true)
  // Not every browser says when it has finished; while it prints, nobody can press anything on the page.
  const done = next(['afterprint', 'pointerdown', 'keydown'], listening.signal)
  try {
    // Desktop browsers return once the visitor has closed the dialog, others at once.
    print()
    const late = new Promise<false>((resolve) => setTimeout(resolve, untilBegun, false))
    if (!(await Promise.race([begun, late]))) return false
    await done
    return true
  } catch {
    return false
  } finally {
    listening.abort()
  }
}
