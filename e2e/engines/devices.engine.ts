import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { overflowing } from '../support/page-checks.ts'
import { chosen, inThai, sourceOf } from '../support/pages.ts'
import { until } from './engine.ts'
import { desktop, isAt, isSeen, isUnseen, phone } from './steps.ts'
import { engineName, expectQuiet, visit } from './visit.ts'

/** Skips a test in every other engine and appends the reason to its title. */
const triedIn = (engine: typeof engineName, otherwise: string) => ({
  title: (title: string) => (engineName === engine ? title : `${title} [untried: ${otherwise}]`),
  skip: engineName !== engine,
})

const enlarged = triedIn('firefox', "WebKit's MiniBrowser has no setting for the font size")
describe.skipIf(enlarged.skip)('letters of 200 %', () => {
  const visitor = visit({ visitor: { letters: 32 } })
  for (const language of wholeLanguages)
    test(
      enlarged.title(`a page of each kind fits 1280 px with letters of 200 %, in ${language}`),
      async () => {
        const { engine } = visitor
        await engine.resize({ width: 1280, height: 800 })
        for (const { path } of onePerKind) {
          await visitor.open(hrefOf(path, language))
          const letters = await engine.evaluate(() => getComputedStyle(document.documentElement).fontSize)
          expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(32)
          expect(await engine.evaluate(overflowing), path).toEqual([])
        }
      },
    )
})

const forced = triedIn('firefox', 'WebKitGTK has no forced colours')
describe.skipIf(forced.skip)('forced colours', () => {
  const visitor = visit({ visitor: { forcedColors: true } })

  test(forced.title('buttons keep an edge, and the focus is drawn'), async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    expect(await engine.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    const edge = await engine.evaluate(() => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(
        document.querySelector('main header a[href]') as Element,
      )
      return { borderTopStyle, isThere: Number.parseFloat(borderTopWidth) > 0 }
    })
    expect(edge).toEqual({ borderTopStyle: 'solid', isThere: true })
  })
})

const touched = triedIn('firefox', 'WebKitWebDriver turns a finger into a mouse')
const printed = triedIn('firefox', 'WebKitWebDriver cannot print')

describe('hand and paper', () => {
  const visitor = visit({ visitor: { density: 2 } })

  test.skipIf(touched.skip)(
    touched.title('by touch the drawer opens, leads on, and answers open'),
    async () => {
      const { engine } = visitor
      await engine.resize(phone)
      await visitor.open('/th')
      await engine.tap?.('button[popovertarget]:not([popovertargetaction])')
      await isSeen(engine, '#navigation')
      await engine.tap?.('#navigation details:nth-of-type(1) > summary')
      await engine.tap?.(`#navigation details[open] a[href="${inThai(chosen.service)}"]`)
      await isAt(engine, inThai(chosen.service))
      await isUnseen(engine, '#navigation')
      await engine.tap?.('main details:has(> p) > summary')
      await isSeen(engine, 'main details:has(> p) > p')
      await expectQuiet(visitor)
    },
  )

  test.skipIf(printed.skip)(printed.title('pages print as text, Thai too'), async () => {
    const { engine } = visitor
    const folder = await mkdtemp(join(tmpdir(), 'site-print-'))
    for (const [path, words] of [
      [chosen.sla, sourceOf(chosen.sla).label.split(' ')[0]],
      [inThai(chosen.privacy), sourceOf(chosen.privacy, 'th').label.slice(0, 6)],
    ] as const) {
      await visitor.open(path)
      const file = join(folder, 'page.pdf')
      await writeFile(file, (await engine.pdf?.()) as Buffer)
      expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain(words)
    }
    await rm(folder, { recursive: true })
    await until(engine, () => document.readyState === 'complete')
  })
})
