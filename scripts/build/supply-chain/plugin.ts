import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { bundledFolders } from './bundled.ts'
import { licenceProblems, notices } from './notices.ts'
import { readPackage } from './package-facts.ts'
import { npmMakesBills, npmSbom, type Sbom, sbom } from './sbom.ts'

/** URL path of the licences of what the site contains. */
export const noticesFile = 'third-party-notices.txt'
/** For the operator's vulnerability scanners: the image contains it beside the site and does not serve it. */
const sbomFile = 'dist-server/sbom.cdx.json'

const billOfLockFile = async () => ((await npmMakesBills()) ? npmSbom() : undefined)

/**
 * Writes the third-party notices into the site and the bill of materials beside it.
 * @param billFile path of the bill
 */
export const supplyChain = (billFile = sbomFile): Plugin => {
  let making: Promise<Sbom | undefined>
  return {
    name: 'supply-chain',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      // Runs npm concurrently with the bundler, since it takes half a second. Awaiting the bill throws if npm fails.
      making = billOfLockFile()
      making.catch(() => {})
    },
    async generateBundle(_options, bundle) {
      const packages = await Promise.all(bundledFolders(bundle).map(readPackage))
      const problems = licenceProblems(packages)
      if (problems.length > 0) this.error(problems.join('\n'))
      this.emitFile({ type: 'asset', fileName: noticesFile, source: notices(packages) })
      const bill = await making
      if (!bill) return this.warn('this npm cannot write a bill of materials; npm 10.2 and later can')
      await mkdir(dirname(billFile), { recursive: true })
      await writeFile(billFile, JSON.stringify(sbom(bill, packages, await readPackage('.')), null, 2))
    },
  }
}
