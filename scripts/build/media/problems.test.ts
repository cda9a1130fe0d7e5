import { expect, test } from 'vitest'
import { schema as photoSchema } from '../../../src/blocks/photo.schema.ts'
import { languageCodes, wholeLanguages } from '../../../src/i18n/languages.ts'
import type { SourcesByLanguage } from '../../content/finding.ts'
import type { Json } from '../../content/strings.ts'
import { mediaFiles, mediaOf, readOriginals } from './originals.ts'
import { mediaProblems } from './problems.ts'

const originals = await readOriginals('fixtures/media')

const sourcesOf = (...blocks: Json[]) =>
  Object.fromEntries(
    languageCodes.map((code) => [code, new Map([['pages/home', { blocks } as Json]])]),
  ) as unknown as SourcesByLanguage
/** Mistakes of the first language, as `key: message`. */
const mistakes = (...blocks: Json[]) =>
  mediaProblems(sourcesOf(...blocks), originals)
    .filter(({ file, advice }) => !advice && file.includes(`/${languageCodes[0]}/`))
    .map(({ key, message }) => `${key}: ${message}`)

const video = { type: 'video', file: 'weaving.mp4', poster: 'weaving.jpg' }

test('files that exist pass', () => {
  expect(mistakes({ type: 'photo', file: 'cloth.jpg' }, video)).toEqual([])
})

test('a missing file is named with its place and what to do', () => {
  expect(mistakes({ type: 'gallery', items: [{ file: 'cloth.jpg' }, { file: 'gone.jpg' }] })).toEqual([
    'blocks.0.items.1.file: src/provider/media/gone.jpg is missing: put the photograph there, or name one that is in the folder',
  ])
})

test('a video needs captions in every language unless it is silent', () => {
  const other = new Map([...originals, ['talk.mp4', { video: { src: '/a.mp4', width: 1, height: 1 } }]])
  const talk = { ...video, file: 'talk.mp4' }
  const of = (block: Json) => mediaProblems(sourcesOf(block), other).filter(({ advice }) => !advice)
  expect(of(talk).map(({ message }) => /[\w.]+\.vtt is missing/.exec(message)?.[0])).toEqual(
    languageCodes.flatMap(() => wholeLanguages.map((code) => `talk.${code}.vtt is missing`)),
  )
  expect(of({ ...talk, silent: true })).toEqual([])
})

test('one photograph of a page at most is its link preview', () => {
  const photo = { type: 'photo', file: 'cloth.jpg', social: true }
  expect(mistakes(photo)).toEqual([])
  expect(mistakes(photo, photo)).toEqual([
    'blocks.1.social: marks a second photograph: a link preview shows one',
  ])
})

test('a file that no page shows is reported as advice, not as an error', () => {
  const idle = mediaProblems(sourcesOf(video), originals).filter(({ advice }) => advice)
  expect(idle.map(({ file }) => file)).toContain('src/provider/media/cloth.jpg')
  expect(idle.map(({ file }) => file)).not.toContain('src/provider/media/weaving.en.vtt')
})

test('a photograph needs words for those who do not see it', () => {
  const photo = { type: 'photo', id: 'a', title: 'A', file: 'cloth.jpg' }
  const messages = (more: object) =>
    photoSchema.safeParse({ ...photo, ...more }).error?.issues.map(({ message }) => message) ?? []
  expect(messages({ alt: 'A cloth' })).toEqual([])
  expect(messages({})[0]).toMatch(/^is missing: say what the photograph shows/)
  for (const alt of ['', ' ', 'IMG_0042.JPG']) expect(messages({ alt })[0]).toMatch(/says nothing/)
  expect(messages({ alt: 'A cloth', file: 'IMG 42.HEIC' })[0]).toMatch(/is not a file name .* \.jpg/)
})

test('the files that texts name are made, and no others', async () => {
  const { photos } = mediaOf(originals)
  const named = photos.get('warp.png')?.largest as string
  const files = await mediaFiles(originals, [{ compiled: { page: { media: { largest: named } } } }])
  expect([...files.keys()]).toEqual([named])
  expect(files.get(named)?.subarray(8, 12).toString()).toBe('WEBP')
})
