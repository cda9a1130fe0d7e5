import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../shared/free-port.ts'
import { type Answer, forward } from './http.ts'

export interface CognitoLocal {
  url: string
  /** Calls an action of the user pool. */
  ask: (action: string, body: object) => Promise<Answer>
  stop: () => Promise<void>
}

/** Prefix of an action's name in `x-amz-target`. */
export const targetPrefix = 'AWSCognitoIdentityProviderService.'

/**
 * Starts cognito-local with an empty pool and a client whose tokens are valid for an hour.
 * @throws if it does not respond within 20 s
 */
export const startCognitoLocal = async (poolId: string, clientId: string): Promise<CognitoLocal> => {
  const folder = await mkdtemp(join(tmpdir(), 'local-cloud-'))
  await seed(folder, poolId, clientId)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const main = createRequire(import.meta.url).resolve('cognito-local/lib/bin/start.js')
  const server = spawn(process.execPath, ['--no-warnings', main], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  })
  const killWithParent = () => server.kill()
  process.once('exit', killWithParent)
  const stop = async () => {
    process.off('exit', killWithParent)
    server.kill()
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  await healthy(`${url}health`).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url,
    ask: (action, body) =>
      forward(url, {
        method: 'POST',
        url: new URL(url),
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': targetPrefix + action },
        body: Buffer.from(JSON.stringify(body)),
      }),
    stop,
  }
}

/** Writes the pool before cognito-local starts, which would otherwise generate ids in a format that the site rejects. */
const seed = async (folder: string, poolId: string, clientId: string) => {
  const data = join(folder, '.cognito/db')
  await mkdir(data, { recursive: true })
  const now = new Date().toISOString()
  const client = {
    ClientId: clientId,
    ClientName: 'site',
    UserPoolId: poolId,
    CreationDate: now,
    LastModifiedDate: now,
    AccessTokenValidity: 60,
    IdTokenValidity: 60,
    RefreshTokenValidity: 30,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  }
  await writeFile(join(data, 'clients.json'), JSON.stringify({ Clients: { [clientId]: client } }))
  await writeFile(join(data, `${poolId}.json`), '{}')
}

const healthy = async (url: string) => {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await delay(50)
  }
  throw new Error('cognito-local did not start')
}
