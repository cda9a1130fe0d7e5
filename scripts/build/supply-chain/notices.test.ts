import { describe, expect, it } from 'vitest'
import { packageFolder } from './bundled.ts'
import { licenceProblems, notices } from './notices.ts'
import { type PackageFacts, readPackage } from './package-facts.ts'

const facts = (name: string, licence: string, text: string, author = ''): PackageFacts => ({
  name,
  version: '1.0.0',
  licence,
  author,
  text,
})

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@mui/material/esm/Box/Box.js', '/site/node_modules/@mui/material'],
    ['/site/node_modules/a/node_modules/@b/c/x.js', '/site/node_modules/a/node_modules/@b/c'],
    ['\0/site/node_modules/react/index.js?commonjs-module', '/site/node_modules/react'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['\0virtual:tokens.css', undefined],
    ['/site/src/main.tsx', undefined],
  ])('%j is %s', (id, folder) => expect(packageFolder(id)).toBe(folder))
})

describe("a package's facts", () => {
  it.each(['fontkit', 'dfa', 'brotli', 'png-js'])(
    'of %s, whose manifest or folder is incomplete, name its owner',
    async (name) => {
      const { licence, text } = await readPackage(`node_modules/${name}`)
      expect(licence).toBe('MIT')
      expect(text).toContain('Devon Govett')
    },
  )

  it('are read from its folder', async () => {
    const { text, ...react } = await readPackage('node_modules/react')
    expect(react).toMatchObject({
      name: 'react',
      licence: 'MIT',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    expect(text).toContain('Copyright (c) Meta Platforms')
  })

  it('leave out the licences of what its tools bundle', async () => {
    const { text } = await readPackage('node_modules/vite')
    expect(text).toContain('THE SOFTWARE IS PROVIDED "AS IS"')
    expect(text.length).toBeLessThan(2000)
  })
})

describe('a licence', () => {
  it.each([
    [facts('a', 'GPL-3.0', 'text'), 'a: the licence "GPL-3.0" is none of'],
    [facts('a', 'MIT AND GPL-3.0', 'text'), 'a: the licence "MIT AND GPL-3.0" is none of'],
    [facts('a', '(GPL-2.0 OR GPL-3.0)', 'text'), 'a: the licence "(GPL-2.0 OR GPL-3.0)" is none of'],
    [facts('a', '', 'text'), 'a: the licence "" is none of'],
    [facts('a', 'MIT', ''), 'a: has no licence file, though MIT requires its text'],
  ])('%o is refused', (one, problem) => {
    expect(licenceProblems([one])).toEqual([expect.stringContaining(problem)])
  })

  it('with its text is fine, and one that names no owner without it', () => {
    expect(
      licenceProblems([
        facts('a', 'MIT', 'text'),
        facts('b', 'Apache-2.0', ''),
        facts('c', 'MIT AND OFL-1.1', 'text'),
        facts('d', '(MIT OR Apache-2.0)', 'text'),
      ]),
    ).toEqual([])
  })
})

describe('the notices', () => {
  it('name every package under the text of its licence, each text once', () => {
    const file = notices([
      facts('d', 'Apache-2.0', '', 'Somebody'),
      facts('c', 'Apache-2.0', 'Apache\n  text'),
      facts('b', 'MIT', 'MIT text'),
      facts('a', 'MIT', 'MIT\ntext'),
      facts('a', 'MIT', 'MIT\ntext'),
    ])
    expect(file.split(`${'-'.repeat(80)}\n`).slice(1)).toEqual([
      'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMIT\ntext\n\n',
      'c 1.0.0 (Apache-2.0)\nd 1.0.0 (Apache-2.0), by Somebody\n\nApache\n  text\n',
    ])
  })
})
