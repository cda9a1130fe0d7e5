import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { controlHelp, makeControl } from './control.ts'
import { type LocalCloud, startLocalCloud } from './local-cloud.ts'
import { startService } from './service.ts'
import { person } from './user-pool.ts'

const ports = { userPool: 9441, identityPool: 9442, bucket: 9443, receiver: 9444 }
const controlPort = 9440
/** A container publishes its ports, so it listens on every address. */
const address = process.env.CLOUD_ADDRESS ?? '127.0.0.1'
const downloads = 'dist/downloads'

/** Uploads the site's own downloads into the bucket. */
const fill = async ({ putObject }: LocalCloud): Promise<number> => {
  const files = existsSync(downloads) ? readdirSync(downloads) : []
  for (const file of files) await putObject(`downloads/${file}`, readFileSync(join(downloads, file)))
  return files.length
}

const cloud = await startLocalCloud({ ports, address })
const count = await fill(cloud)
const control = await startService({
  handle: makeControl(cloud),
  clock: cloud.clock,
  port: controlPort,
  address,
})

console.log(`The local cloud is running, with ${count} file(s) in its bucket. Start the site with

${Object.entries(cloud.env)
  .map(([name, value]) => `${name}=${value}`)
  .join('\n')}

and look at it with

chromium --user-data-dir="$(mktemp -d)" ${cloud.chromiumArgs.map((arg) => `'${arg}'`).join(' ')} http://localhost:8080

The pool knows ${person.email} with the password ${person.password}.
Change how it behaves at http://127.0.0.1:${control.port}:

${controlHelp.join('\n')}
`)

const stop = async () => {
  await control.stop()
  await cloud.stop()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
