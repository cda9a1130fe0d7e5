/** @module-tag slow */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesIn } from '../../../src/catalogue/pages.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { releasedPrices, structuredDataScript } from './structured-data.test-data.ts'

/** Compiler errors of values that should each be a graph in schema.org's vocabulary; empty if all are. */
const complaintsOf = async (graphs: Readonly<Record<string, string>>): Promise<string[]> => {
  // Must be inside the repository for the compiler to find the package.
  const folder = await mkdtemp(join(process.cwd(), 'node_modules/.schema-org-'))
  try {
    const file = join(folder, 'graphs.ts')
    const lines = Object.entries(graphs).map(([name, json]) => `/* ${name} */ check(${json})`)
    const head = "import type { Graph } from 'schema-dts'\ndeclare const check: (graph: Graph) => void"
    await writeFile(file, [head, ...lines, 'export {}'].join('\n'))
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--ignoreConfig']
    const output = await new Promise<string>((resolve) => {
      execFile(
        'node_modules/.bin/tsc',
        [...options, '--moduleResolution', 'bundler', file],
        { maxBuffer: 2 ** 26 },
        (_error, stdout) => resolve(stdout),
      )
    })
    return output.split('\n').filter((line) => line.includes('error TS'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const graphOf = (...nodes: object[]) => JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })

test('every page’s structured data have types and properties of schema.org, with and without prices', async () => {
  const graphs = languageCodes.flatMap((language) =>
    pagesIn(language).flatMap(({ id, path }) =>
      [undefined, releasedPrices].map((list) => {
        const [, json] = />([^<]+)</.exec(structuredDataScript(path, language, list)) ?? []
        return [`${language} ${id} ${list ? 'with prices' : ''}`, json] as const
      }),
    ),
  )
  const described = graphs.flatMap(([name, json]) => (json === undefined ? [] : [[name, json] as const]))
  expect(described.length).toBeGreaterThan(pagesIn(defaultLanguage).length)
  expect(await complaintsOf(Object.fromEntries(described))).toEqual([])
})

test('an unknown type, an unknown property and a value of the wrong type are found', async () => {
  const url = 'https://www.example.com/'
  const complaints = await complaintsOf({
    sound: graphOf({ '@type': 'WebPage', url }),
    type: graphOf({ '@type': 'WebbPage', url }),
    property: graphOf({ '@type': 'WebPage', url, nmae: 'Home' }),
    value: graphOf({ '@type': 'WebPage', url, primaryImageOfPage: `${url}a.png` }),
  })
  expect(complaints).toHaveLength(3)
})
