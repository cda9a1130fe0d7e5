/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { collections, folderOf } from '../../src/catalogue/collections.ts'
import { menus } from '../../src/catalogue/navigation.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { pageOfKind, textPage } from '../../src/catalogue/some-page.fixture.ts'
import { hrefOf, namespaceOf, pathOf } from '../../src/catalogue/urls.ts'
import { type Language, type WholeLanguage, wholeLanguages } from '../../src/i18n/languages.ts'
import { fileOf } from '../content/sources.ts'
import { copyTree } from '../shared/copy-tree.ts'

/** The day of the release that is built here. */
const day = '2027-01-10'

const [service] = [pageOfKind('service')]
const servicesFolder = dirname(service.namespace)
const group = menus.flatMap(({ groups }) => groups).find((one) => one.pages.includes(service.id))
if (!group) throw new Error('the site has no menu with a service')
/** A collection of the provider's, which may have none. */
const [collection] = collections

const words: Readonly<Record<WholeLanguage, (name: string) => { title: string; more: string }>> = {
  en: (name) => ({ title: `New ${name}`, more: 'in a few words that say what it is' }),
  th: (name) => ({ title: `หน้าใหม่ ${name}`, more: 'อธิบายสั้น ๆ ว่าคืออะไร' }),
}

/** A page as an editor would begin it. */
const written = (language: WholeLanguage, name: string, fields: object) => {
  const { title, more } = words[language](name)
  return {
    title,
    description: `${title} ${more}`,
    label: title,
    purpose: more,
    h1: `${title} ${more}`,
    lead: `${title} ${more}`,
    blocks: [{ type: 'prose', id: 'about', title, sample: true, paragraphs: [more] }],
    related: ['home', 'contact'],
    ...fields,
  }
}

const added = {
  'added-service': { footer: true, movedFrom: [`${pathOf(service.id)}-old`] },
  'added-draft': { draft: true },
  'added-coming': { publishAt: '2027-01-11' },
  'added-current': { publishAt: day, unpublishAt: '2027-01-11' },
  'added-over': { unpublishAt: day, instead: service.id },
} as const
type Name = keyof typeof added
const shown: readonly Name[] = ['added-service', 'added-current']
const missing: readonly Name[] = ['added-draft', 'added-coming', 'added-over']
const item = 'added-item'

/** A collection of its own: a landing page, a line of the provider's list, and items with a title, a day and a lead. */
const jobs = 'added-jobs'
const jobsFolder = `${dirname(textPage.namespace)}/${jobs}`
const openings = { 'first-opening': '2027-01-02', 'second-opening': '2027-01-03' } as const

let tree: string

const run = (command: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, command, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  })
const write = (language: Language, namespace: string, content: object) => {
  const file = join(tree, fileOf(language, namespace))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
const replace = (path: string, from: string | RegExp, to: string) => {
  const file = join(tree, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}
const read = (file: string) => readFileSync(join(tree, 'dist', file), 'utf8')
const fileAt = (name: string, language: Language) => `${hrefOf(`/services/${name}`, language)}.html`

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'page-files-'))
  copyTree(tree, (file) => !/^(?:e2e|nginx\/tests)\//.test(file))
  for (const language of wholeLanguages) {
    for (const [name, fields] of Object.entries(added))
      write(
        language,
        `${servicesFolder}/${name}`,
        written(language, name, { menuGroup: group.id, ...fields }),
      )
    const { title, more } = words[language](item)
    if (!collection) continue
    write(language, `${folderOf(collection)}/${item}`, {
      title,
      date: '2027-01-01',
      lead: more,
      publishAt: '2027-01-05',
      sample: true,
    })
  }
  replace(
    'src/provider/collections.ts',
    '] as const',
    `  { kind: 'job', landing: '${jobs}', pictogram: 'microphone' },\n] as const`,
  )
  // The pages are too short for the advice on wording.
  replace('src/provider/profile.ts', /stops: .* }/, 'stops: [] }')
  for (const language of wholeLanguages) {
    const { title } = words[language](jobs)
    const index = { type: 'index', id: 'openings', title, groups: [{ title, kind: 'job' }] }
    write(language, jobsFolder, written(language, jobs, { blocks: [index] }))
    for (const [name, date] of Object.entries(openings)) {
      const opening = words[language](name)
      write(language, `${jobsFolder}/${name}`, {
        title: opening.title,
        date,
        lead: `${opening.title} ${opening.more}`,
      })
    }
  }
  // Twice: the items of a collection follow its landing page.
  run(['scripts/check/generated/generate.ts'])
  const made = run(['scripts/check/generated/generate.ts'])
  expect(made).toMatchObject({ status: 0 })
  const built = run(['scripts/build/build.ts'], { SITE_UNPUBLISHED: 'left-out', SITE_DAY: day })
  expect(built).toMatchObject({ status: 0 })
}, 600_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe.each(wholeLanguages)('a page that is declared in its file, in %s,', (language) => {
  test('is built if it is published on the build’s day', () => {
    for (const name of shown) expect(existsSync(join(tree, 'dist', fileAt(name, language))), name).toBe(true)
  })

  test.runIf(collection)('is built if it is an item of a collection', () => {
    const path = `${pathOf(collection?.landing ?? 'home')}/${item}`
    expect(existsSync(join(tree, 'dist', `${hrefOf(path, language)}.html`))).toBe(true)
  })

  test('is listed beside the other pages of its group, and in the sitemap', () => {
    const href = hrefOf('/services/added-service', language)
    for (const place of ['home', service.id] as const)
      expect(read(`${hrefOf(pathOf(place), language).replace(/^\/$/, '/index')}.html`)).toContain(
        `href="${href}"`,
      )
    expect(read('sitemap.xml')).toContain(`${href}<`)
  })

  test('takes the place of its former addresses', () => {
    const facts = readFileSync(join(tree, 'dist-server/site.conf'), 'utf8')
    expect(facts).toContain(
      `${hrefOf(`${pathOf(service.id)}-old`, language)} ${hrefOf('/services/added-service', language)};`,
    )
  })

  test('leads to another page once its last day is over', () => {
    const facts = readFileSync(join(tree, 'dist-server/site.conf'), 'utf8')
    expect(facts).toContain(
      `${hrefOf('/services/added-over', language)} ${hrefOf(pathOf(service.id), language)};`,
    )
  })
})

describe.each(wholeLanguages)(
  'a collection whose landing page is declared in its file, in %s,',
  (language) => {
    const folder = `${jobsFolder.slice('pages'.length)}`

    test('lists its items, the newest first', () => {
      const links = [...read(`${hrefOf(folder, language)}.html`).matchAll(/href="([^"]*-opening)"/g)].map(
        ([, href]) => href,
      )
      expect([...new Set(links)]).toEqual(
        ['second-opening', 'first-opening'].map((name) => hrefOf(`${folder}/${name}`, language)),
      )
    })

    test('has a feed, and its items are in the sitemap', () => {
      expect(read(`${hrefOf(folder, language)}.atom`)).toContain('second-opening')
      expect(read('sitemap.xml')).toContain(`${hrefOf(`${folder}/first-opening`, language)}<`)
    })
  },
)

test('a release holds no trace of an unpublished page', () => {
  const files = globSync('dist/**/*', { cwd: tree }).filter((file) => /\.\w+$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  for (const file of files.filter((name) => /\.(?:html|js|json|xml|txt|md|atom)$/.test(name))) {
    const text = readFileSync(join(tree, file), 'utf8')
    for (const name of missing) expect(text.includes(name), `${file} names ${name}`).toBe(false)
  }
  expect(files.filter((file) => missing.some((name) => file.includes(name)))).toEqual([])
})

describe('a file that cannot be a page', () => {
  const refused = (namespace: string) => {
    const file = join(tree, fileOf('en', namespace))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '{}')
    const { status, stderr } = run(['scripts/check/generated/generate.ts', 'src/provider/page-files.ts'])
    rmSync(file)
    expect(status).not.toBe(0)
    return stderr
  }

  it('has a name that no address can have', () =>
    expect(refused(`${servicesFolder}/two_words`)).toContain('name it in lower-case words'))

  it('is refused if it has the id of another page', () => {
    const [taken] = pages.filter((page) => namespaceOf(page) !== `${servicesFolder}/${page.id}`)
    expect(refused(`${servicesFolder}/${taken?.id}`)).toContain(`another page has the id "${taken?.id}"`)
  })
})
