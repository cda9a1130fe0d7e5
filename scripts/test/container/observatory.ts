import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTlsEdge } from './tls-edge.ts'

const run = promisify(execFile)

/** Installed for this test only: with its database drivers it is larger than all other tools of the project. */
const scanner = '@mdn/mdn-http-observatory@1.4.8'
const scannerFolder = 'node_modules/@mdn/mdn-http-observatory'

export interface ObservatoryResult {
  readonly grade: string
  readonly score: number
  readonly results: readonly { readonly result: string; readonly points: number }[]
}

/** Installs the scanner into a folder of its own. @returns that folder */
export async function installObservatory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-observatory-'))
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', scanner])
  // Empty HSTS preload list, which the package would download on installation; localhost is not on it.
  await writeFile(join(folder, scannerFolder, 'conf/hsts-preload.json'), '[]')
  return folder
}

/**
 * Returns the verdict of Mozilla's HTTP Observatory on a site behind TLS.
 * @param folder where the scanner was installed
 */
export async function scan(folder: string, url: string): Promise<ObservatoryResult> {
  const edge = await startTlsEdge(url)
  try {
    const args = [
      join(import.meta.dirname, 'observatory-scan.ts'),
      join(folder, scannerFolder),
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
