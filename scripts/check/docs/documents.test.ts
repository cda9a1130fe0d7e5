import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { brand } from '../../../src/brand.ts'
import { commandBlocks, documents, pathsIn, scriptsIn } from './documents.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const blocks = documents.flatMap(commandBlocks)

describe.each(documents)('%s', (file) => {
  it('names scripts that package.json has', () => {
    expect(scriptsIn(file).filter((script) => !(script in scripts))).toEqual([])
  })

  it('names files and folders that exist', () => {
    expect(pathsIn(file).filter((path) => !existsSync(path))).toEqual([])
  })
})

it('SECURITY.md names the mailbox of the brand', () => {
  const addresses = readFileSync('SECURITY.md', 'utf8').match(/[\w.-]+@[\w.-]+\w/g)
  expect(addresses).toEqual([brand.securityEmail])
})

describe('a block of commands', () => {
  const run = blocks.filter(({ mark }) => mark === 'run')

  it.each(run)('in $file runs: $commands', { timeout: 120_000 }, async ({ commands }) => {
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }
    await promisify(execFile)('sh', ['-euc', commands], { env, maxBuffer: 2 ** 26 })
  })

  it('that no test runs says why', () => {
    const others = blocks.filter(({ mark }) => mark !== 'run')
    expect(run.length).toBeGreaterThan(0)
    expect(others.filter(({ mark }) => !/^not run here: .{8,}$/.test(mark))).toEqual([])
  })
})
