import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { sourceDate } from '../findability/source-date.ts'
import type { PackageFacts } from './package-facts.ts'

interface Component {
  name: string
  version: string
  purl: string
  scope: 'required' | 'optional' | 'excluded'
  hashes?: readonly object[]
  licenses?: readonly object[]
}

/** The fields of a CycloneDX 1.5 software bill of materials that are used here. */
export interface Sbom {
  serialNumber: string
  metadata: { timestamp: string; component: Component }
  components: readonly Component[]
}

/** Whether this machine's npm can make bills, which takes npm 10.2 or later. */
export const npmMakesBills = async (): Promise<boolean> => {
  const { stdout: version } = await promisify(execFile)('npm', ['--version'])
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 10 || (major === 10 && minor >= 2)
}

/**
 * Asks npm for the bill of the lock file: all packages, including those of the build and the tests.
 * @throws if npm cannot make a bill
 */
export const npmSbom = async (): Promise<Sbom> => {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--include=dev',
    '--include=optional',
    '--include=peer',
  ]
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout)
}

const key = ({ name, version }: Pick<Component, 'name' | 'version'>) => `${name}@${version}`

/** Makes a name-based UUID, so that equal bills have equal ids on any machine. */
const serialNumber = (content: unknown) => {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}

/**
 * Makes the bill of the site: packages in its files are `required`, those that only build and test it `excluded`, in CycloneDX's sense. It
 * depends only on the lock file, the bundle and the source's date.
 * @param bill of the lock file
 * @param bundled the packages that browsers get
 * @throws if the lock file does not know a bundled package
 */
export const sbom = (
  bill: Sbom,
  bundled: readonly PackageFacts[],
  project: Pick<PackageFacts, 'name'>,
): Sbom => {
  const known = new Set(bill.components.map(key))
  const foreign = bundled.map(key).filter((name) => !known.has(name))
  if (foreign.length > 0) throw new Error(`bundled, but not in package-lock.json: ${foreign.join(', ')}`)
  const shipped = new Set(bundled.map(key))
  const components = bill.components.map(
    (component): Component => ({
      ...component,
      scope: shipped.has(key(component)) ? 'required' : 'excluded',
    }),
  )
  const component = { ...bill.metadata.component, name: project.name }
  const metadata = { ...bill.metadata, timestamp: sourceDate().toISOString(), component }
  return { ...bill, serialNumber: serialNumber([component, components]), metadata, components }
}
