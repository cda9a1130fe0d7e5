import { readFileSync } from 'node:fs'
import type { EntryCollection, Field, ListFieldWithTypes, VariableFieldType } from '@sveltia/cms'
import { describe, expect, it, test } from 'vitest'
import { blocks } from '../../../src/blocks/blocks.ts'
import { collections, folderOf } from '../../../src/catalogue/collections.ts'
import { type PageKind, pages } from '../../../src/catalogue/pages.ts'
import { pageOfKind, pagesOf } from '../../../src/catalogue/some-page.fixture.ts'
import { fileJsonSchemas } from '../../../src/content/page.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { editorPolicy, localBackend, teamBackend } from './backends.ts'
import { makeSettings, purposesIn } from './config.ts'
import { fieldsOf } from './form.ts'
import type { Settings } from './settings.ts'
import { words } from './words.ts'

const schemas = fileJsonSchemas() as Settings['schemas']
const purposes = purposesIn(readFileSync('docs/content.md', 'utf8'))
const settings = makeSettings(localBackend)
const fields = fieldsOf(schemas.page, { pages: {}, purposes }, 'page')

/** The properties of fields that are used here. */
type Any = Field & {
  readonly fields?: Field[]
  readonly field?: Field
  readonly types?: VariableFieldType[]
  readonly [option: string]: unknown
}
const named = (list: readonly Field[], name: string) => list.find((field) => field.name === name) as Any
const within = (field: Any): Any[] =>
  [
    ...(field.fields ?? []),
    ...(field.field ? [field.field] : []),
    ...(field.types ?? []).flatMap((type) => type.fields ?? []),
  ].flatMap((inner) => [inner as Any, ...within(inner as Any)])
const all = fields.flatMap((field) => [field as Any, ...within(field as Any)])

test('the form has every field of a page, in the order of the schema', () =>
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(schemas.page.properties ?? {})))

test('every block can be added, and says what it is for', () => {
  const { types } = named(fields, 'blocks') as unknown as ListFieldWithTypes
  expect(types.map(({ name }) => name).sort()).toEqual(Object.keys(blocks).sort())
  for (const { name, fields: inner = [] } of types) {
    expect(purposes[name], name).toBeTruthy()
    expect(named(inner, 'title').hint).toContain(purposes[name])
  }
})

describe('what the check refuses, the form refuses:', () => {
  it('a text that is too long', () => expect(named(fields, 'purpose').maxlength).toBe(90))
  it('too few and too many items', () => {
    expect(named(fields, 'related')).toMatchObject({ multiple: true, min: 2, max: 4 })
    expect(named(fields, 'blocks')).toMatchObject({ min: 1 })
  })
  it('an id that no page has', () =>
    expect((named(fields, 'related').options as { value: string }[]).map(({ value }) => value)).toEqual(
      pages.map(({ id }) => id),
    ))
  it('inline marks in a plain text, and no others', () => {
    const [pattern, message] = named(fields, 'h1').pattern as [string, string]
    expect(message).toContain('inline marks')
    const allowed = (text: string) => new RegExp(pattern).test(text)
    expect(['Plain words', '**bold**', '`code`', '[a](page:b)'].map(allowed)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
  it('a required text that is empty, but not one that may be missing', () => {
    const note = all.find(({ name, required }) => name === 'note' && required === false) as Any
    expect(new RegExp((note.pattern as string[])[0] as string).test('')).toBe(true)
    expect(named(fields, 'h1').required).toBe(true)
  })
  it('an anchor with other characters', () => {
    const id = all.find(({ name }) => name === 'id') as Any
    const allowed = (text: string) => new RegExp((id.pattern as string[])[0] as string).test(text)
    expect(['what-it-is', 'What it is', 'a--b'].map(allowed)).toEqual([true, false, false])
  })
})

test('texts differ by language; other values and the lengths of lists are shared', () => {
  for (const field of all) {
    const isText = field.widget === 'text' || field.widget === 'string'
    if (!isText) expect(field.i18n, field.name).toBe('duplicate')
  }
  expect(named(fields, 'h1').i18n).toBe(true)
  expect(all.find(({ name }) => name === 'id')?.i18n).toBe('duplicate')
})

describe('a folder of pages', () => {
  const made = settings.config.collections as EntryCollection[]
  const folderOfKind = (kind: PageKind) => pageOfKind(kind).namespace.split('/').slice(0, -1).join('/')
  const madeFor = (kind: PageKind) =>
    made.find((one) => one.folder?.endsWith(`{{locale}}/${folderOfKind(kind)}`))

  const isThere = (kind: PageKind) => pagesOf(kind).length > 0

  it.each((['service', 'use-case', 'article'] as const).filter(isThere))(
    'of the kind %s takes new pages',
    (kind) => expect(madeFor(kind)).toMatchObject({ create: true, delete: true, format: 'page' }),
  )

  it.each((['calculator'] as const).filter(isThere))('of the kind %s, which needs code, takes none', (kind) =>
    expect(madeFor(kind)).toMatchObject({ create: false, delete: false }),
  )
})

test('there are no words for a field that is gone', () => {
  const names = new Set([...all.map(({ name }) => name), ...Object.keys(schemas.item.properties ?? {})])
  expect(Object.keys(words).filter((word) => !names.has(word.split('.').at(-1) as string))).toEqual([])
})

describe('a collection of items', () => {
  const made = settings.config.collections as EntryCollection[]

  const items = made.filter(({ format }) => format === 'item')

  it.each(collections)('of $kind takes new ones', (collection) => {
    const folder = folderOf(collection)
    const offered = made.filter((one) => one.folder?.endsWith(`{{locale}}/${folder}`))
    expect(offered).toMatchObject([{ create: true, format: 'item', identifier_field: 'title' }])
  })

  it('is one for each collection', () => expect(items).toHaveLength(collections.length))

  const [some] = items

  it.runIf(some)('asks first for what an item needs', () => {
    const { fields: inner = [] } = some as EntryCollection
    const needed = schemas.item.required as string[]
    expect((inner as Any[]).filter(({ required }) => required).map(({ name }) => name)).toEqual(needed)
    expect(inner.slice(0, needed.length).map(({ name }) => name)).toEqual(needed)
    expect(inner.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(schemas.item.properties ?? {}).toSorted(),
    )
  })

  it.runIf(some)('allows only file names that the generator accepts', () => {
    const { slug } = some as EntryCollection
    const [pattern] = (slug as { pattern: [string, string] }).pattern
    expect(['a-second-path', 'A second path', 'a_b'].map((name) => new RegExp(pattern).test(name))).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('every page is in a collection of its folder, in every language', () => {
  expect(Object.values(settings.pages).map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
  const collections = settings.config.collections as { name: string; folder: string; i18n: boolean }[]
  for (const key of Object.keys(settings.pages))
    expect(collections.map(({ name }) => name)).toContain(key.split('/')[0])
  expect(settings.config.i18n?.locales).toEqual(languageCodes)
})

describe('a team’s editor', () => {
  const team = { repository: 'owner/site', branch: 'main' }

  it('signs in with a token where there is no sign-in service', () => {
    expect(teamBackend({ ...team, backend: 'github' })).toEqual({
      name: 'github',
      repo: 'owner/site',
      branch: 'main',
      auth_methods: ['token'],
    })
    expect(teamBackend({ ...team, backend: 'gitlab' })).toMatchObject({ auth_methods: ['token'] })
  })

  it('signs in with the service, or with GitLab’s application', () => {
    expect(teamBackend({ ...team, backend: 'github', signIn: 'https://sign-in.example' })).toMatchObject({
      base_url: 'https://sign-in.example',
    })
    expect(
      teamBackend({ ...team, backend: 'gitlab', signIn: 'https://git.example', application: 'abc' }),
    ).toMatchObject({ api_root: 'https://git.example/api/v4', auth_type: 'pkce', app_id: 'abc' })
  })

  it('reaches its repository and nothing else', () => {
    expect(editorPolicy({ ...team, backend: 'github' })).toContain(
      "connect-src 'self' blob: data: https://api.github.com",
    )
    expect(editorPolicy({ ...team, backend: 'gitlab', signIn: 'https://git.example' })).toContain(
      'https://git.example',
    )
    expect(editorPolicy()).not.toContain('https:')
  })
})
