/** @module-tag slow */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type FrameLocator, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections, folderOf } from '../../../src/catalogue/collections.ts'
import { menus } from '../../../src/catalogue/navigation.ts'
import { pageOfKind, textPage } from '../../../src/catalogue/some-page.fixture.ts'
import { hrefOf, pathOf } from '../../../src/catalogue/urls.ts'
import { fileJsonSchemas } from '../../../src/content/page.ts'
import {
  type Language,
  languageCodes,
  type WholeLanguage,
  wholeLanguages,
} from '../../../src/i18n/languages.ts'
import sectionNames from '../../content/quality/sections.json' with { type: 'json' }
import { fileOf } from '../../content/sources.ts'
import type { Json } from '../../content/strings.ts'
import { launchOptions } from '../../shared/chromium.ts'
import { copyTree } from '../../shared/copy-tree.ts'
import { freePort } from '../../shared/free-port.ts'
import { patientFetch } from './browser/patient-fetch.ts'
import { buildEditor } from './build.ts'
import type { JsonSchema } from './json-schema.ts'
import { fileText, fromForm, toForm } from './page-file.ts'
import { wordsOf } from './words.ts'

const { namespace } = textPage
const schema = fileJsonSchemas().page as JsonSchema

let tree: string
let server: ChildProcess
let browser: Browser
let page: Page
let cms: FrameLocator
let origin: string
const foreign: string[] = []

const read = (language: Language, of = namespace) => readFileSync(join(tree, fileOf(language, of)), 'utf8')
const label = (name: string) => wordsOf('page', name).label

/** The page's URL in the editor: the collection of its folder and its file. */
const entry = () => {
  const parts = namespace.split('/')
  return `#/collections/${parts.slice(0, -1).join('-')}/entries/${parts.at(-1)}`
}

/** Opens an address of the editor. */
const open = (hash: string) =>
  page.evaluate((to) => {
    const frame = document.querySelector<HTMLIFrameElement>('#cms')
    if (frame?.contentWindow) frame.contentWindow.location.hash = to
  }, hash)

const started = async () => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the editor has ended')
    const answer = await fetch(`${origin}/edit/`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'edit-'))
  copyTree(tree, (file) => !/^(?:e2e|deploy|nginx\/tests)\//.test(file))
  // A file whose fields are in another order, as handwritten ones may be, would be reordered by the first save.
  for (const language of wholeLanguages) {
    const ordered = fromForm(toForm(JSON.parse(read(language)), schema), schema) as Json
    writeFileSync(join(tree, fileOf(language, namespace)), await fileText(ordered))
  }
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = spawn(
    process.execPath,
    ['scripts/serve/edit/start.ts', '--no-open', '--port', String(port), '--cache', join(tree, '.vite')],
    { cwd: tree, stdio: 'ignore', env: { ...process.env, VITEST: '', NODE_ENV: 'development' } },
  )
  await started()
  browser = await chromium.launch(launchOptions())
  // The CMS renders a field once it is in view: all are, on a screen as high as the longest form.
  page = await browser.newPage({ viewport: { width: 1440, height: 16_000 } })
  // A form of many fields takes a busy machine longer than a page of the site.
  page.setDefaultTimeout(90_000)
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(origin)) foreign.push(url)
  })
  await page.goto(`${origin}/edit/`)
  cms = page.frameLocator('#cms')
  await cms.getByRole('main').first().waitFor({ timeout: 120_000 })
  await open(entry())
})
afterAll(async () => {
  await browser?.close()
  server?.kill()
  if (tree) rmSync(tree, { recursive: true, force: true })
})

const fieldsNamed = (name: string) => cms.getByRole('textbox', { name: label(name), exact: true })
const saveButton = () => cms.getByRole('button', { name: 'Save', exact: true })
/** Saves, and waits until the editor has nothing left to save: until then it re-renders the form. */
const save = async () => {
  await saveButton().click()
  await expect.poll(() => saveButton().isDisabled(), { timeout: 60_000 }).toBe(true)
}

/** Lines of a text that another lacks. */
const linesOnlyIn = (text: string, other: string) => {
  const lines = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !lines.has(line))
}

const expectFormatted = (of: string) => {
  const files = wholeLanguages.map((language) => join(tree, fileOf(language, of)))
  const { status, stdout, stderr } = spawnSync('npx', ['biome', 'check', '--vcs-enabled=false', ...files], {
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toContain(`Checked ${files.length} files`)
  expect(status).toBe(0)
}

/** A page's text without the marks of where lines may end. */
const plainText = (text: string | null | undefined) => text?.replaceAll('\u200b', '')

// A whole form is filled in and drawn, which takes a busy machine minutes.
describe('the editor', { timeout: 360_000 }, () => {
  const before: Record<string, string> = {}
  const headings = { en: 'A heading that an editor wrote', th: 'หัวข้อที่บรรณาธิการเขียน' }

  test('saves a heading in both languages, and changes no other line', async () => {
    for (const language of wholeLanguages) before[language] = read(language)
    const field = fieldsNamed('h1')
    await field.nth(1).waitFor({ timeout: 60_000 })
    for (const [index, language] of wholeLanguages.entries()) await field.nth(index).fill(headings[language])
    await save()
    for (const language of wholeLanguages) {
      await expect.poll(() => read(language)).toContain(headings[language])
      const [line, ...others] = linesOnlyIn(read(language), before[language] as string)
      expect(line).toBe(`  "h1": "${headings[language]}",`)
      expect(others).toEqual([])
      expect(read(language).split('\n')).toHaveLength((before[language] as string).split('\n').length)
    }
  })

  test('Biome accepts the files', () => expectFormatted(namespace))

  test('the page beside the form shows the heading, in each language', async () => {
    const shown = page.frameLocator('#page').getByRole('heading', { level: 1 })
    for (const language of wholeLanguages) {
      await page.locator(`#languages [lang=${language}]`).click()
      await expect
        .poll(async () => (await shown.textContent({ timeout: 60_000 }))?.replaceAll('​', ''), {
          timeout: 90_000,
        })
        .toBe(headings[language])
    }
  })

  test('the check’s messages about the page appear below it', async () => {
    const said = page.locator('#check')
    await expect
      .poll(() => said.locator('p').allTextContents(), { timeout: 90_000 })
      .not.toContain('Checking…')
    expect(await said.locator('p').count()).toBeGreaterThan(0)
    expect(await said.locator('.mistake').allTextContents()).toEqual([])
  })

  test('refuses what the check would refuse, and writes nothing', async () => {
    const saved = read('en')
    const field = fieldsNamed('h1').first()
    await field.fill('A heading with **marks**')
    await saveButton().click()
    // Beside languages that the page does not have, the editor says only that there is an error, and names it on demand.
    const isWhole = languageCodes.length === wholeLanguages.length
    await cms
      .getByText(isWhole ? /inline marks/ : /has an error/)
      .first()
      .waitFor()
    expect(read('en')).toBe(saved)
    await field.fill(headings.en)
  })

  /** Texts of fields by name: the same for every language, or one for each. */
  type Texts = Readonly<Record<string, string | Readonly<Record<WholeLanguage, string>>>>

  /** Adds a block of a type to the open form and fills its texts in. */
  const addBlock = async (type: string, values: Texts) => {
    // The CMS wraps the name in invisible bidi isolates.
    const add = cms.getByRole('button', { name: new RegExp(`Add .?${label('blocks')}`) })
    await add.first().click()
    await cms
      .getByRole('menuitem', { name: new RegExp(`^${type}`, 'i') })
      .first()
      .click()
    await fillIn(type, values)
  }

  /** Fills texts in for every language, in the fields that are still empty. */
  const fillIn = async (type: string, values: Texts) => {
    for (const [name, value] of Object.entries(values)) {
      const field = cms.getByRole('textbox', { name: wordsOf(type, name).label, exact: true })
      // Values shared by all languages can be edited in the first only.
      const stillEmpty = async () => {
        const all = await field.all()
        const seen = await Promise.all(
          all.map(async (one) => (await one.isEditable()) && (await one.inputValue()) === ''),
        )
        return all.filter((_, at) => seen[at])
      }
      let empty: Locator[] = []
      await expect
        .poll(
          async () => {
            empty = await stillEmpty()
            return empty.length
          },
          { timeout: 60_000 },
        )
        .toBeGreaterThanOrEqual(typeof value === 'string' ? 1 : wholeLanguages.length)
      if (typeof value === 'string') for (const one of empty) await one.fill(value)
      // A language’s fields are in one column, the newest last; earlier ones were left empty.
      else
        for (const [at, language] of wholeLanguages.entries())
          await empty[(empty.length / wholeLanguages.length) * (at + 1) - 1]?.fill(value[language])
    }
  }

  /** Adds an item to a list of the block that was added last. */
  const addItem = async (type: string, list: string, values: Texts) => {
    // Lists of the other languages follow, and have no button to press.
    const add = cms
      .getByRole('button', { name: new RegExp(`Add .?${wordsOf(type, list).label}`), disabled: false })
      .last()
    await add.focus()
    await page.keyboard.press('Enter')
    await fillIn(type, values)
  }

  /** Opens the form of a new item of a collection, and waits until its fields are empty: the form of the page before is there for a moment longer. */
  const openNew = async (folder: string, names: readonly string[]) => {
    await open(`#/collections/${folder.replaceAll('/', '-')}/new`)
    const fields = (field: string) =>
      cms.getByRole('textbox', { name: wordsOf('item', field).label, exact: true })
    const typed = async (field: string) =>
      Promise.all(
        (await fields(field).all()).map((one) => one.inputValue({ timeout: 5000 }).catch(() => '-')),
      )
    for (const field of names)
      await expect.poll(() => typed(field), { timeout: 60_000 }).toEqual(wholeLanguages.map(() => ''))
    return fields
  }

  test('an item that is added in one language is added in the other', async () => {
    const blockCount = (language: 'en' | 'th') => JSON.parse(read(language)).blocks.length
    const count = blockCount('en')
    await addBlock('callout', { id: 'added-by-an-editor', title: 'Added', text: 'One thing.' })
    await save()
    for (const language of wholeLanguages) {
      await expect.poll(() => blockCount(language), { timeout: 20_000 }).toBe(count + 1)
      expect(JSON.parse(read(language)).blocks.at(-1)).toMatchObject({
        type: 'callout',
        id: 'added-by-an-editor',
      })
    }
  })

  const [collection] = collections
  describe.runIf(collection)('takes a new item of a collection:', () => {
    const folder = collection ? folderOf(collection) : ''
    const landing = pathOf(collection?.landing ?? 'home')
    const name = 'a-second-path-2-0'
    const item = `${folder}/${name}`
    const texts = {
      en: { title: 'A second path 2.0', lead: 'The **second** path is in use, and an editor wrote it.' },
      th: { title: 'เส้นทางที่สอง 2.0', lead: 'เส้นทางที่**สอง**เปิดใช้งานแล้ว บรรณาธิการเป็นผู้เขียนข่าวนี้' },
    }
    const date = '2026-10-31'

    test('with a title, a day and a paragraph its files are written', async () => {
      const fields = await openNew(folder, ['title', 'lead'])
      for (const [at, language] of wholeLanguages.entries())
        for (const field of ['title', 'lead'] as const)
          await fields(field).nth(at).fill(texts[language][field])
      await cms.locator('input[type=date]').first().fill(date)
      await save()
      for (const language of wholeLanguages) {
        const file = join(tree, fileOf(language, item))
        const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
        await expect.poll(size, { timeout: 60_000 }).toBeGreaterThan(0)
        const { title, lead } = texts[language]
        // In this order, and no more.
        expect(Object.entries(JSON.parse(read(language, item)))).toEqual(
          Object.entries({ title, date, lead }),
        )
      }
      expectFormatted(item)
    })

    const expectShownIn = async (language: WholeLanguage) => {
      await page.locator(`#languages [lang=${language}]`).click()
      const shown = page.frameLocator('#page').getByRole('heading', { level: 1 })
      await expect
        .poll(async () => plainText(await shown.textContent({ timeout: 60_000 })), { timeout: 90_000 })
        .toBe(texts[language].title)
    }

    test('the page is beside the form, in each language', async () => {
      for (const language of wholeLanguages) await expectShownIn(language)
    })

    test.each([
      ['nothing', (language: Language) => hrefOf(`${landing}/${name}`, language)],
      ['the page without its scripts', () => '/src/boot.ts'],
    ])('the page comes back after a restarting server has answered with %s', async (_, pathIn) => {
      for (const language of wholeLanguages) {
        const isCut = (url: URL) => url.pathname === pathIn(language)
        await page.route(isCut, (route) => route.abort(), { times: 1 })
        await expectShownIn(language)
        await page.unroute(isCut)
      }
    })

    test('the check has no mistake to name', async () => {
      const answer = await patientFetch(`${origin}/edit/problems.json?namespace=${item}`)
      const problems: { advice: boolean; text: string }[] = await answer.json()
      expect(problems.filter(({ advice }) => !advice)).toEqual([])
      const { status } = spawnSync(
        process.execPath,
        ['scripts/check/generated/generate.ts', '--check', 'src/provider/items.ts'],
        { cwd: tree },
      )
      expect(status).toBe(0)
    })

    test('an uploaded photograph appears on it, without the camera’s facts', async () => {
      const content = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#345' } })
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } })
        .jpeg()
        .toBuffer()
      await page.locator('#files').setInputFiles([
        { name: 'IMG 2034 (1).JPG', mimeType: 'image/jpeg', buffer: content },
        {
          name: 'small.jpg',
          mimeType: 'image/jpeg',
          buffer: await sharp(content).resize(90).jpeg().toBuffer(),
        },
      ])
      const said = page.locator('#uploads p')
      await expect
        .poll(() => said.allTextContents(), { timeout: 90_000 })
        .toEqual([
          expect.stringContaining('img-2034-1.jpg is uploaded'),
          expect.stringContaining('small.jpg is 90 pixels wide'),
        ])
      const own = globSync('*', { cwd: 'src/provider/media' })
      const media = globSync('*', { cwd: join(tree, 'src/provider/media') })
      expect(media.toSorted()).toEqual([...own, 'img-2034-1.jpg'].toSorted())
      expect((await sharp(join(tree, 'src/provider/media/img-2034-1.jpg')).metadata()).exif).toBeUndefined()

      await addBlock('photo', {
        id: 'picture',
        title: 'The second path',
        file: 'img-2034-1.jpg',
        alt: 'A blue surface',
      })
      await save()
      for (const language of wholeLanguages)
        await expect
          .poll(() => JSON.parse(read(language, item)).blocks, { timeout: 20_000 })
          .toMatchObject([{ type: 'photo', file: 'img-2034-1.jpg' }])
      expectFormatted(item)
      const shown = page.frameLocator('#page').getByRole('main').getByRole('img', { name: 'A blue surface' })
      await shown.first().waitFor({ timeout: 90_000 })
    })

    test('the landing page lists it, in each language', async () => {
      const page = await browser.newPage()
      for (const language of wholeLanguages) {
        const link = page.getByRole('main').locator(`a[href="${hrefOf(`${landing}/${name}`, language)}"]`)
        // The server restarts for a new page, and a page opened before that is not updated.
        const shown = async () => {
          const answer = await page.goto(origin + hrefOf(landing, language)).catch(() => undefined)
          if (!answer?.ok()) return ''
          return plainText(
            await link
              .first()
              .textContent({ timeout: 10_000 })
              .catch(() => ''),
          )
        }
        await expect.poll(shown, { timeout: 120_000, interval: 500 }).toContain(texts[language].title)
      }
      await page.close()
    })
  })

  const story = collections.find(({ kind }) => kind === 'story')
  describe.runIf(story)('takes a new story:', () => {
    const folder = story ? folderOf(story) : ''
    const name = 'a-move-in-a-week'
    const item = `${folder}/${name}`
    const titles = { en: 'A move in a week', th: 'ย้ายระบบในหนึ่งสัปดาห์' }
    const [situation, built, results, questions] = sectionNames.story
    if (!situation || !built || !results || !questions) throw new Error('no names of sections')

    test('with what a story needs, the check has no mistake to name', async () => {
      await openNew(folder, ['title', 'lead'])
      for (const [at, language] of wholeLanguages.entries()) {
        const field = (of: string) =>
          cms.getByRole('textbox', { name: wordsOf('item', of).label, exact: true }).nth(at)
        for (const name of ['title', 'label']) await field(name).fill(titles[language])
        await field('lead').fill({ en: 'An editor wrote it.', th: 'บรรณาธิการเป็นผู้เขียน' }[language])
      }
      await cms.locator('input[type=date]').first().fill('2026-11-01')
      await addBlock('prose', { id: 'before', title: situation })
      await addItem('prose', 'paragraphs', { paragraph: { en: 'A room was full.', th: 'ห้องเต็ม' } })
      await addBlock('steps', { id: 'done', title: built })
      for (const [title, text] of [
        [
          { en: 'Copy', th: 'คัดลอก' },
          { en: 'It took a night.', th: 'ใช้เวลาหนึ่งคืน' },
        ],
        [
          { en: 'Change over', th: 'สลับระบบ' },
          { en: 'It took an hour.', th: 'ใช้เวลาหนึ่งชั่วโมง' },
        ],
      ] as const)
        await addItem('steps', 'items', { title, text })
      await addBlock('diagram', {
        id: 'drawing',
        title: { en: "How it's built", th: 'โครงสร้าง' },
        caption: { en: 'Two boxes and a line.', th: 'สองกล่องกับหนึ่งเส้น' },
      })
      for (const [id, label] of [
        ['old', { en: 'Old room', th: 'ห้องเดิม' }],
        ['new', { en: 'New room', th: 'ห้องใหม่' }],
      ] as const)
        await addItem('diagram', 'nodes', { id, label })
      await addItem('diagram', 'edges', { from: 'old', to: 'new' })
      await addBlock('figures', { id: 'results', title: results })
      for (const [value, label] of [
        ['7', { en: 'days for the whole move', th: 'วันสำหรับการย้ายทั้งหมด' }],
        ['60', { en: 'minutes without service', th: 'นาทีที่หยุดให้บริการ' }],
      ] as const)
        await addItem('figures', 'items', { value, label })
      await addBlock('photo', {
        id: 'room',
        title: { en: 'The new room', th: 'ห้องใหม่ในภาพ' },
        file: 'img-2034-1.jpg',
        alt: { en: 'Racks in the new room', th: 'ตู้ Rack ในห้องใหม่' },
      })
      await addBlock('list', { id: 'questions', title: questions })
      for (const item of [
        { en: 'How long may the service stop?', th: 'หยุดบริการได้นานเท่าไร' },
        { en: 'Who decides to go back?', th: 'ใครตัดสินใจย้อนกลับ' },
      ])
        await addItem('list', 'items', { item })
      await save()
      for (const language of wholeLanguages) {
        const file = join(tree, fileOf(language, item))
        await expect
          .poll(() => statSync(file, { throwIfNoEntry: false })?.size ?? 0, { timeout: 60_000 })
          .toBeGreaterThan(0)
      }
      expectFormatted(item)
      const answer = await patientFetch(`${origin}/edit/problems.json?namespace=${item}`)
      expect(await answer.json()).toEqual([])
    })

    test('its landing page lists it, and it shows photograph and drawing, in each language', async () => {
      const visitor = await browser.newPage()
      const path = pathOf(story?.landing ?? 'home')
      for (const language of wholeLanguages) {
        const link = visitor.getByRole('main').locator(`a[href="${hrefOf(`${path}/${name}`, language)}"]`)
        const shown = async () => {
          const answer = await visitor.goto(origin + hrefOf(path, language)).catch(() => undefined)
          if (!answer?.ok()) return 0
          const drawn = link.first().waitFor({ state: 'attached', timeout: 10_000 })
          await drawn.catch(() => undefined)
          return link.count()
        }
        await expect.poll(shown, { timeout: 120_000, interval: 500 }).toBeGreaterThan(0)
        await visitor.goto(origin + hrefOf(`${path}/${name}`, language))
        // The other image of the photograph is its placeholder.
        await visitor.locator('#room img:not([alt=""])').waitFor({ timeout: 60_000 })
        await visitor
          .locator('#drawing svg[role=img]')
          .first()
          .waitFor({ state: 'attached', timeout: 60_000 })
      }
      await visitor.close()
    })
  })

  describe('takes a new page:', () => {
    const folder = pageOfKind('service').namespace.split('/').slice(0, -1).join('/')
    const name = 'a-new-service'
    const namespaceOfNew = `${folder}/${name}`
    const href = (language: Language) =>
      hrefOf(`${pathOf(pageOfKind('service').id).split('/').slice(0, -1).join('/')}/${name}`, language)
    const texts = {
      en: {
        label: 'A new service',
        h1: 'A service that an editor began',
        lead: 'It is for those who ask for it.',
      },
      th: { label: 'บริการใหม่', h1: 'บริการที่บรรณาธิการเริ่มเขียน', lead: 'สำหรับผู้ที่ต้องการบริการนี้' },
    }
    const group = menus
      .flatMap(({ groups }) => groups)
      .find(({ pages }) => pages.includes(pageOfKind('service').id))

    test('the check accepts its files', async () => {
      // Waits until the previous page's form is complete, since it would otherwise open after this one.
      await fieldsNamed('h1').nth(1).waitFor({ timeout: 60_000 })
      await open(`#/collections/${folder.replaceAll('/', '-')}/new`)
      await expect
        .poll(async () => Promise.all((await fieldsNamed('h1').all()).map((one) => one.inputValue())))
        .toEqual(wholeLanguages.map(() => ''))
      for (const [at, language] of wholeLanguages.entries()) {
        const { label: name, h1, lead } = texts[language]
        const all = { title: name, description: `${h1}: ${lead}`, label: name, purpose: lead, h1, lead }
        for (const [field, value] of Object.entries(all)) await fieldsNamed(field).nth(at).fill(value)
      }
      await addBlock('callout', { id: 'what', title: 'What it is', text: 'One thing that it does.' })
      await addBlock('diagram', { id: 'how', title: 'How it works', caption: 'Two boxes and a line.' })
      for (const [id, name] of [
        ['first', 'The first'],
        ['second', 'The second'],
      ] as const)
        await addItem('diagram', 'nodes', { id, label: name })
      await addItem('diagram', 'edges', { from: 'first', to: 'second' })
      const choose = async (field: string, option: RegExp) => {
        await cms
          .getByRole('combobox', { name: label(field), exact: true })
          .first()
          .click()
        await cms.getByRole('option', { name: option }).first().click()
      }
      for (const id of ['home', 'contact']) await choose('related', new RegExp(`\\(${id}\\)`))
      await choose('menuGroup', new RegExp(`^${group?.id}$`, 'i'))
      await save()
      for (const language of wholeLanguages) {
        const file = join(tree, fileOf(language, namespaceOfNew))
        await expect
          .poll(() => statSync(file, { throwIfNoEntry: false })?.size ?? 0, { timeout: 60_000 })
          .toBeGreaterThan(0)
        expect(JSON.parse(read(language, namespaceOfNew))).toMatchObject({
          h1: texts[language].h1,
          related: ['home', 'contact'],
          menuGroup: group?.id,
          blocks: [
            { type: 'callout' },
            {
              type: 'diagram',
              nodes: [
                { id: 'first', label: 'The first' },
                { id: 'second', label: 'The second' },
              ],
              edges: [{ from: 'first', to: 'second' }],
            },
          ],
        })
      }
      expectFormatted(namespaceOfNew)
    })

    test('it has its page and its place in the menu, in each language', async () => {
      const visitor = await browser.newPage()
      for (const language of wholeLanguages) {
        const shown = async () => {
          const answer = await visitor.goto(origin + href(language)).catch(() => undefined)
          if (!answer?.ok()) return ''
          const heading = visitor.getByRole('heading', { level: 1 })
          return plainText(await heading.textContent({ timeout: 10_000 }).catch(() => ''))
        }
        await expect.poll(shown, { timeout: 120_000, interval: 500 }).toBe(texts[language].h1)
        expect(await visitor.locator(`header a[href="${href(language)}"]`).count()).toBeGreaterThan(0)
        // A service folds how it works; the drawing is there nevertheless.
        expect(plainText(await visitor.locator('#how svg').first().textContent())).toContain('The second')
      }
      await visitor.close()
    })

    test('and it is gone once it is deleted', async () => {
      const files = wholeLanguages.map((language) => join(tree, fileOf(language, namespaceOfNew)))
      await page.reload()
      await cms.getByRole('main').first().waitFor({ timeout: 120_000 })
      await open(`#/collections/${folder.replaceAll('/', '-')}/entries/${name}`)
      await fieldsNamed('h1').nth(1).waitFor({ timeout: 60_000 })
      await cms.getByRole('button', { name: 'Show Editor Options' }).click()
      await cms.getByRole('menuitem', { name: /^Delete/ }).click()
      await cms.getByRole('button', { name: 'Delete', exact: true }).last().click()
      for (const file of files) await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(false)
      await expect
        .poll(() => readFileSync(join(tree, 'src/provider/page-files.ts'), 'utf8'), { timeout: 30_000 })
        .not.toContain(name)
    })
  })

  test('sent requests to its own server only', () => expect(foreign).toEqual([]))
})

describe('the working tree', () => {
  // The server may be restarting, since a page was deleted.
  const ask = (path: string, init: RequestInit = {}) =>
    patientFetch(`${origin}/edit/files/${path}`, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...init.headers },
    })
  const file = encodeURIComponent(fileOf('en', namespace))

  test('is given to the editor’s own pages only', async () => {
    expect((await ask(file)).status).toBe(200)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await ask(file, { headers: { 'sec-fetch-site': site } })).status).toBe(403)
  })

  test.each(['package.json', 'locales/facts.json', 'locales/en/pages/../common.json', '../x.json'])(
    'is read and written in page files only, not in %s',
    async (path) => {
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect(
          (await ask(encodeURIComponent(path), { method, ...(method === 'PUT' ? { body: '{}' } : {}) }))
            .status,
        ).toBe(403)
    },
  )

  test('accepts a new file under an unused name', async () => {
    const create = async (file: string) =>
      (await ask(encodeURIComponent(fileOf('en', file)), { method: 'PUT', body: '{}' })).status
    const folders = collections.slice(0, 1).map(folderOf)
    const inFolders = folders.flatMap((folder) => [`${folder}/two_words`, `${folder}/home`])
    for (const file of [...inFolders, 'pages/services/home']) {
      expect(await create(file)).toBe(409)
      expect(existsSync(join(tree, fileOf('en', file)))).toBe(false)
    }
  })

  test('keeps the file of a page that the list of pages names', async () => {
    const answer = await ask(file, { method: 'DELETE' })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('npm run adopt')
    expect(read('en')).not.toBe('')
  })

  test('refuses a text that is not JSON', async () => {
    const before = read('en')
    expect((await ask(file, { method: 'PUT', body: '{' })).status).toBe(400)
    expect(read('en')).toBe(before)
  })
})

test('a team’s editor is a folder of its own, with all that it needs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-team-'))
  try {
    await buildEditor({ backend: 'github', repository: 'owner/site', branch: 'main' }, folder)
    const made = globSync('*', { cwd: folder }).sort()
    expect(made).toEqual([
      'editor.js',
      'icons.woff2',
      'index.html',
      'settings.json',
      'sveltia-cms.js',
      'thai-400.ttf',
      'thai-600.ttf',
    ])
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(html).toContain('https://api.github.com')
    for (const [, name = ''] of html.matchAll(/(?:src="|url\()([\w.-]+)/g)) expect(made).toContain(name)
    expect(readFileSync(join(folder, 'sveltia-cms.js'), 'utf8')).not.toContain('jsdelivr')
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')).config.backend.repo).toBe(
      'owner/site',
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('no build of the site has the editor', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  // The site's build does not import the editor, and the image copies no folder that the editor writes.
  for (const file of [
    'vite.config.ts',
    'index.html',
    ...globSync('scripts/build/**/*.ts'),
    ...globSync('src/**/*.{ts,tsx}'),
  ])
    expect(read(file), file).not.toMatch(/sveltia|serve\/edit|dist-edit/)
  expect(read('Dockerfile')).not.toContain('dist-edit')
  expect(read('.gitignore')).toContain('dist-edit/')
  if (existsSync('dist'))
    expect(globSync('dist/**/*.{js,html,json}').filter((file) => /sveltia/i.test(read(file)))).toEqual([])
})
