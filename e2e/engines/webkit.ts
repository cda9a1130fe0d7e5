import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../scripts/shared/free-port.ts'
import { type Point, press } from './clickable.ts'
import { type Engine, timeout, type Visitor } from './engine.ts'

const miniBrowser = '/usr/lib/$(uname -m)-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const controlKey = '\ue009'

/** MiniBrowser's switches for a visitor. */
const switchesOf = ({ proxy, noScripts }: Visitor) => [
  '--automation',
  `--proxy=http://localhost:${proxy}`,
  '--ignore-host=localhost',
  ...(noScripts ? ['--enable-javascript=false'] : []),
]

/** Starts Debian's WebKitGTK by WebDriver, on its own virtual screen. */
export const startWebkit = async (visitor: Visitor): Promise<Engine> => {
  // Stops what has been started, in reverse order, if a later step throws.
  await using started = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'site-webkit-'))
  started.defer(() => rm(folder, { recursive: true, force: true }))
  const browser = join(folder, 'browser.sh')
  await writeFile(browser, `#!/bin/sh\nexec ${miniBrowser} "$@"\n`)
  await chmod(browser, 0o755)
  // The padding of GTK's theme keeps windows from being narrower than 447 px.
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { padding: 0; margin: 0; min-width: 0; min-height: 0; }\n',
  )
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${visitor.reducedMotion ? 0 : 1}\n`,
  )
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${visitor.downloads}"\n`)

  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '2000x1600x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.defer(() => end(screen))
  const [display] = await once(createInterface(screen.stdout), 'line')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: folder,
      LANG: 'C.UTF-8',
      GTK_OVERLAY_SCROLLING: '1',
    },
    stdio: 'ignore',
  })
  started.defer(() => end(driver))
  const ask = await connect(driver, port)
  const { sessionId, capabilities } = await ask<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': {
          binary: browser,
          args: switchesOf(visitor),
        },
      },
    },
  })
  const session = <Result>(method: string, path: string, body?: object) =>
    ask<Result>(method, `/session/${sessionId}${path}`, body)
  const evaluate: Engine['evaluate'] = (run, ...args) =>
    session('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args })
  const perform = (device: object, actions: readonly object[]) =>
    session('POST', '/actions', { actions: [{ ...device, actions }] })

  const pressAt = async ({ x, y }: Point) => {
    await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Difference between the sizes of window and page; known only after a `resize`. */
  let around = { width: 0, height: 0 }
  /** Waits up to two seconds until the page has the wanted size. @returns the size that it then has */
  const innerSizeOnce = async (wanted: { width: number; height: number }) => {
    const deadline = Date.now() + 2000
    for (;;) {
      const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }))
      if ((inner.width === wanted.width && inner.height === wanted.height) || Date.now() > deadline)
        return inner
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  started.defer(async () => void (await session('DELETE', '').catch(() => {})))
  const browserAndScreen = started.move()
  return {
    name: 'webkit',
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => session('POST', '/url', { url }),
    back: () => session('POST', '/back', {}),
    forward: () => session('POST', '/forward', {}),
    reload: () => session('POST', '/refresh', {}),
    evaluate,
    click: (selector, name) => press(evaluate, visitor, pressAt, selector, name),
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform({ type: 'key', id: 'keys' }, actions)
    },
    control: async (value) => {
      const actions = [
        { type: 'keyDown', value: controlKey },
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        { type: 'keyUp', value: controlKey },
      ]
      await perform({ type: 'key', id: 'keys' }, actions)
    },
    resize: async (size) => {
      for (let tries = 0; tries < 4; tries += 1) {
        await session('POST', '/window/rect', {
          width: size.width + around.width,
          height: size.height + around.height,
        })
        const inner = await innerSizeOnce(size)
        if (inner.width === size.width && inner.height === size.height) {
          // Media queries answer for the size before until a frame is drawn.
          await evaluate(
            () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
          )
          return
        }
        around = {
          width: around.width + size.width - inner.width,
          height: around.height + size.height - inner.height,
        }
      }
      throw new Error(`the page cannot be ${size.width} × ${size.height} px`)
    },
    screenshot: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    close: () => browserAndScreen.disposeAsync(),
  }
}

const end = async (child: ChildProcess) => {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Waits until the driver answers. @returns a function that sends it requests */
const connect = async (driver: ChildProcess, port: number) => {
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    if (await ask('GET', '/status').catch(() => undefined)) return ask
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver did not answer in time')
}
