import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTlsEdge } from './tls-edge.ts'

const run = promisify(execFile)

/** Installed for the test only: with its database drivers it is larger than the rest of the project's tools. */
const scanner = '@mdn/mdn-http-observatory@1.4.8'

export interface ObservatoryResult {
  readonly grade: string
  readonly score: number
  readonly results: readonly { readonly result: string; readonly points: number }[]
}

/** Scans any number of sites with one installation of the scanner, which `remove` removes. */
export async function installObservatory() {
  const folder = await mkdtemp(join(tmpdir(), 'site-observatory-'))
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', scanner])
  const scannerFolder = join(folder, 'node_modules/@mdn/mdn-http-observatory')
  // The list of preloaded domains, which the package downloads after its installation; localhost is not on it.
  await writeFile(join(scannerFolder, 'conf/hsts-preload.json'), '[]')
  return {
    scan: (url: string) => scan(scannerFolder, url),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** What Mozilla's HTTP Observatory makes of a site behind TLS. */
async function scan(scannerFolder: string, url: string): Promise<ObservatoryResult> {
  const edge = await startTlsEdge(url)
  try {
    const args = [
      join(import.meta.dirname, 'observatory-scan.ts'),
      scannerFolder,
      `${edge.httpPort}`,
      `${edge.httpsPort}`,
    ]
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: edge.certificate }
    const { stdout } = await run(process.execPath, args, { env })
    return JSON.parse(stdout)
  } finally {
    await edge.stop()
  }
}
