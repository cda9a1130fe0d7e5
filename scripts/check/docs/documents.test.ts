import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '../../../src/provider/brand.ts'
import { argumentsIn, documents, pathsIn, scriptsIn } from './documents.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

describe.each(documents)('%s', (file) => {
  it('names scripts that package.json has', () => {
    expect(scriptsIn(file).filter((script) => !(script in scripts))).toEqual([])
  })

  it('names files and folders that exist', () => {
    expect([...pathsIn(file), ...argumentsIn(file)].filter((path) => !existsSync(path))).toEqual([])
  })
})

it('SECURITY.md names the mailbox of the brand', () => {
  const addresses = readFileSync('SECURITY.md', 'utf8').match(/[\w.-]+@[\w.-]+\w/g)
  expect(addresses).toEqual([brand.securityEmail])
})

it('some documents give files to commands', () => {
  expect(documents.flatMap(argumentsIn).length).toBeGreaterThan(3)
})
