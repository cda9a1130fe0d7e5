import { launch } from 'puppeteer-core'
import { onPath } from '../../scripts/shared/debian.ts'
import { pointOf, press } from './clickable.ts'
import { type Engine, Key, timeout, type Visitor } from './engine.ts'

const names: Readonly<Record<string, 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowDown'>> = {
  [Key.tab]: 'Tab',
  [Key.enter]: 'Enter',
  [Key.escape]: 'Escape',
  [Key.backspace]: 'Backspace',
  [Key.down]: 'ArrowDown',
}

/** Firefox's preferences (about:config) for a visitor. */
const preferencesOf = ({
  proxy,
  downloads,
  density = 1,
  letters,
  noScripts,
  reducedMotion,
  forcedColors,
}: Visitor) => ({
  // puppeteer's own setting is lost at the next document.
  'layout.css.devPixelsPerPx': String(density),
  'network.dns.disablePrefetch': true,
  'network.proxy.type': 1,
  'network.proxy.ssl': 'localhost',
  'network.proxy.ssl_port': proxy,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  // The downloads panel would take key presses meant for the page.
  'browser.download.alwaysOpenPanel': false,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  ...(noScripts && { 'javascript.enabled': false }),
  ...(letters && { 'font.size.variable.x-western': letters, 'font.size.variable.th': letters }),
  ...(forcedColors && { 'browser.display.document_color_use': 2 }),
})

/** Path of Debian's Firefox ESR, or of Firefox on Ubuntu, which has no ESR. */
const executablePath = onPath('firefox-esr') ? '/usr/bin/firefox-esr' : '/usr/bin/firefox'

export const startFirefox = async (visitor: Visitor): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    timeout,
    extraPrefsFirefox: preferencesOf(visitor),
  })
  // Firefox's first window has no focus and ignores keys.
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  const load = { waitUntil: 'load' } as const
  const evaluate: Engine['evaluate'] = (run, ...args) =>
    page.evaluate(run as never, ...(args as unknown as never[])) as never
  return {
    name: 'firefox',
    version: (await browser.version()).replace('/', ' '),
    goto: async (url) => void (await page.goto(url, load)),
    // `page.goBack` and `page.goForward` wait for events that a page from the back/forward cache does not fire.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => void (await page.reload(load)),
    evaluate,
    click: (selector, name) => press(evaluate, visitor, ({ x, y }) => page.mouse.click(x, y), selector, name),
    type: async (text) => {
      for (const character of text) await page.keyboard.press(names[character] ?? (character as 'a'))
    },
    control: async (key) => {
      await page.keyboard.down('Control')
      await page.keyboard.press(key as 'a')
      await page.keyboard.up('Control')
    },
    resize: (size) => page.setViewport(size),
    pdf: async () => Buffer.from(await page.pdf()),
    tap: async (selector) => {
      const { x, y } = await pointOf(evaluate, visitor, selector)
      await page.touchscreen.tap(x, y)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
