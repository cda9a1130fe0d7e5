import { extname } from 'node:path'
import { expect, test } from 'vitest'
import { compiledTexts } from '../../scripts/build/findability/compiled-texts.test-data.ts'
import { generatedFiles } from '../../scripts/build/findability/generated-files.ts'
import { fixtureFiles } from '../../scripts/fixtures/fixture.ts'
import { contentTypeOf } from '../../scripts/serve/content-types.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { nginxOverFixture } from './server.ts'

const { get } = nginxOverFixture()

/** Extensions that the bundler and the renderer add to those of the generated files; link previews are PNG files like the icons. */
const bundled = ['.html', '.css', '.js', '.json', '.txt', '.ttf', '.woff2']

test('every file of a build has a type', async () => {
  const texts = languageCodes.map((language) => ({ language, compiled: compiledTexts[language] }))
  const made = Object.keys(await generatedFiles(texts, () => undefined)).map((path) => extname(path))
  const extensions = new Set([...bundled, ...made])
  expect(extensions).toContain('.csv')
  expect([...extensions].filter((extension) => !contentTypeOf(`file${extension}`))).toEqual([])
})

test('the list is read as nginx reads it', async () => {
  const files = Object.keys(fixtureFiles).filter((file) => !/^\.(?:env|git)|\.(?:map|html)$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files)
    expect((await get(`/${file}`)).headers['content-type'], file).toBe(contentTypeOf(file))
})
