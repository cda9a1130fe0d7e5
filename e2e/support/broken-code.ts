import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Makes the changed piece of the site's code throw. */
    isBroken?: boolean
    /** Code that throws from within a script of the site. */
    fail?: (message: string) => void
  }
}

/** Serves scripts with a piece of their code replaced. Fails the test, naming the pattern, if no script contains that piece. */
const exchange = async (page: Page, scripts: RegExp, piece: RegExp, by: string) => {
  let changed = 0
  await page.route(scripts, async (route) => {
    const response = await fetch(route.request().url())
    const code = await response.text()
    if (piece.test(code)) changed++
    await route.fulfill({ contentType: 'text/javascript', body: code.replace(piece, by) })
  })
  return () => {
    if (changed === 0) throw new Error(`no script ${scripts} has ${piece}`)
  }
}

const throwsWhenBroken = `if(globalThis.isBroken)throw new TypeError('a broken part has '+(document.activeElement?.value??''));`

/** Makes an interactive part, which is exported by its own script, throw while rendering. */
export const breakPart = (page: Page, scripts: RegExp, name: string) =>
  exchange(
    page,
    scripts,
    new RegExp(`([\\w$]+) as ${name}\\b([^}]*\\})`),
    `brokenPart as ${name}$2;function brokenPart(props){${throwsWhenBroken}return $1(props)}`,
  )

const site = /\/assets\/site-[^/]+\.js$/

/** Makes the frame of every page throw while rendering. */
export const breakFrame = (page: Page) =>
  exchange(page, site, /"data-parts":!0/g, `"data-parts":(()=>{${throwsWhenBroken}return!0})()`)

/** Adds a function that throws from the site's own code. */
export const addFailure = (page: Page) =>
  exchange(page, site, /^/, 'globalThis.fail=(message)=>{throw new Error(message)};')
