/** @module-tag slow */

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPackage } from './package-facts.ts'
import { noticesFile, supplyChain } from './plugin.ts'
import { npmMakesBills, npmSbom, type Sbom, sbom } from './sbom.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-supply-chain-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** An in-memory script of one line; its unused import must leave no trace. */
const pageScript = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? join(process.cwd(), 'entry.js') : undefined),
  load: (id) => (id.endsWith('/entry.js') ? code : undefined),
})

const buildOf = async (code: string) => {
  const bill = join(folder, 'bill/sbom.json')
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pageScript(code), supplyChain(bill)],
    build: {
      outDir: join(folder, 'out'),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'entry' },
    },
  })
  return {
    notices: await readFile(join(folder, 'out', noticesFile), 'utf8'),
    bill: JSON.parse(await readFile(bill, 'utf8')) as Sbom,
  }
}

const shipped = ({ components }: Sbom) =>
  components.filter(({ scope }) => scope === 'required').map(({ name }) => name)

describe('a build', () => {
  it('lists the packages it contains, and no others', async () => {
    const { notices, bill } = await buildOf(
      "import i18next from 'i18next'; import PQueue from 'p-queue'; document.title = i18next.t('a')",
    )
    expect(notices).toMatch(/^i18next \d+\.\d+\.\d+ \(MIT\)$/m)
    expect(notices).not.toMatch(/^(?:react|p-queue|vitest) /m)
    expect(notices).toMatch(/^@expo-google-fonts\/ibm-plex-sans-thai .* \(MIT AND OFL-1\.1\)$/m)
    expect(shipped(bill).sort()).toEqual([
      '@expo-google-fonts/ibm-plex-mono',
      '@expo-google-fonts/ibm-plex-sans',
      '@expo-google-fonts/ibm-plex-sans-thai',
      'i18next',
    ])
  })
})

describe.skipIf(!(await npmMakesBills()))('the bill of materials', () => {
  it('is the same for the same packages, with every package that builds and tests the site marked as left out', async () => {
    const react = await readPackage('node_modules/react')
    const [one, two] = [
      sbom(await npmSbom(), [react], { name: 'x' }),
      sbom(await npmSbom(), [react], { name: 'x' }),
    ]
    expect(one).toEqual(two)
    expect(one).toMatchObject({
      bomFormat: 'CycloneDX',
      serialNumber: expect.stringMatching(
        /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
      metadata: { component: { name: 'x', type: 'application' } },
    })
    expect(shipped(one)).toEqual(['react'])
    const vitest = one.components.find(({ name }) => name === 'vitest')
    expect(vitest).toMatchObject({ scope: 'excluded', purl: expect.stringMatching(/^pkg:npm\/vitest@/) })
    expect(vitest?.hashes).toHaveLength(1)
  })

  it('is refused for a package that the lock file does not know', async () => {
    const foreign = { name: 'foreign', version: '9.9.9', licence: 'MIT', author: '', text: 'text' }
    const bill = await npmSbom()
    expect(() => sbom(bill, [foreign], { name: 'x' })).toThrow('foreign@9.9.9')
  })
})
