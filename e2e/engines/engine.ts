/** A browser other than Chromium, driven by its vendor's own protocol. One window, one site, no earlier state. */
export interface Engine {
  readonly name: EngineName
  readonly version: string
  readonly goto: (url: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Presses the first element of that selector with a real pointer, scrolled to if need be. */
  readonly click: (selector: string) => Promise<void>
  /** Types into what has the focus, a key at a time; `Key` has names for the ones that are no letters. */
  readonly type: (text: string) => Promise<void>
  /** Sets the size of the page, without the window around it. */
  readonly resize: (size: { width: number; height: number }) => Promise<void>
  /** PNG of what is in sight. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** WebDriver's code points for keys. */
export const Key = { tab: '\ue004', enter: '\ue007', escape: '\ue00c', backspace: '\ue003' } as const

/** Errors, exceptions and policy violations since the last call. */
export const complaintsOf = (engine: Engine) =>
  engine.evaluate(() => globalThis.complaints?.splice(0) ?? ['not recorded'])

/** Waits until a condition in the page holds. */
export const until = async <Args extends readonly unknown[]>(
  engine: Engine,
  condition: (...args: Args) => unknown,
  ...args: Args
): Promise<void> => {
  const deadline = Date.now() + 20_000
  for (;;) {
    // A page that is being left cannot respond.
    const holds = await engine.evaluate(condition, ...args).catch(() => false)
    if (holds) return
    if (Date.now() > deadline) throw new Error(`${engine.name}: after 20 s still not ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
