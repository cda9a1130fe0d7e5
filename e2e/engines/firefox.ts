import { launch } from 'puppeteer-core'
import { type Engine, Key } from './engine.ts'

const names: Readonly<Record<string, 'Tab' | 'Enter' | 'Escape' | 'Backspace'>> = {
  [Key.tab]: 'Tab',
  [Key.enter]: 'Enter',
  [Key.escape]: 'Escape',
  [Key.backspace]: 'Backspace',
}

/** Debian's Firefox by WebDriver BiDi. */
export const startFirefox = async (pixels = 1): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    acceptInsecureCerts: true,
    // The pixels of a phone's screen; puppeteer's own setting is lost at the next document.
    extraPrefsFirefox: { 'layout.css.devPixelsPerPx': String(pixels), 'network.dns.disablePrefetch': true },
  })
  const page = await browser.newPage()
  const load = { waitUntil: 'load' } as const
  return {
    name: 'firefox',
    version: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url, load)),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload(load)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
    click: (selector) => page.locator(selector).setEnsureElementIsInTheViewport(true).click(),
    type: async (text) => {
      for (const character of text) await page.keyboard.press(names[character] ?? (character as 'a'))
    },
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
