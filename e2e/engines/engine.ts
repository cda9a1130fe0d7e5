/** A browser other than Chromium, driven by its vendor's own protocol, with one window, one site and no earlier state. */
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
  /** Clicks the first visible element with that selector and text, after scrolling to it if needed. */
  readonly click: (selector: string, name?: string) => Promise<void>
  /** Types into the focused element, one key at a time; `Key` names the keys that are not characters. */
  readonly type: (text: string) => Promise<void>
  /** Presses a key while Control is held. */
  readonly control: (key: string) => Promise<void>
  /** Sets the size of the viewport. */
  readonly resize: (size: { width: number; height: number }) => Promise<void>
  /** The page as a PDF file, for engines whose driver prints. */
  readonly pdf?: () => Promise<Buffer>
  /** Touches the first element of that selector with a finger, for engines whose driver has one. */
  readonly tap?: (selector: string) => Promise<void>
  /** PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Settings of a visitor's browser or device. */
export interface Visitor {
  /** Port of the proxy that leads to every host but this machine (site-proxy.ts). */
  readonly proxy: number
  /** The folder that takes downloads. */
  readonly downloads: string
  /** Device pixels per CSS pixel; 1 by default. */
  readonly density?: number
  /** The browser's setting for the font size, in px; 16 by default. */
  readonly letters?: number
  readonly noScripts?: boolean
  readonly reducedMotion?: boolean
  readonly forcedColors?: boolean
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** WebDriver's code points for keys. */
export const Key = {
  tab: '\ue004',
  enter: '\ue007',
  escape: '\ue00c',
  backspace: '\ue003',
  down: '\ue015',
} as const

/** Timeout for anything on a busy machine, in ms. */
export const timeout = 60_000

/** Waits until a condition in the page holds. */
export const until = async <Args extends readonly unknown[]>(
  engine: Engine,
  condition: (...args: Args) => unknown,
  ...args: Args
): Promise<void> => {
  const deadline = Date.now() + timeout
  for (;;) {
    // A page that is being left cannot respond.
    const holds = await engine.evaluate(condition, ...args).catch(() => false)
    if (holds) return
    if (Date.now() > deadline)
      throw new Error(
        `${engine.name}: after ${timeout} ms still not ${condition} with ${JSON.stringify(args)}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
