import { preview } from 'vite'
import { buildSite } from './build.ts'
import { fail } from './fail.ts'
import { runStartup } from './nginx/startup.ts'
import { siteServer } from './preview/site-server.ts'

/** Builds the site and serves it as the container does, with the variables of this process's environment. */
const port = Number(process.env.PORT ?? 8080)
if (!Number.isInteger(port) || port < 1 || port > 65535) fail('PORT must be a number from 1 to 65535')

// By port: sites with other variables may run beside this one.
const runDir = `dist-server/run-${port}`
const { code, messages } = await runStartup(runDir, siteVariables())
process.stderr.write(messages)
if (code !== 0) process.exit(code ?? 1)

await buildSite()
try {
  await preview({
    logLevel: 'error',
    appType: 'custom',
    plugins: [siteServer('dist', runDir)],
    preview: { port, strictPort: true, host: true },
  })
} catch (error) {
  fail(
    (error as Error).message.includes('in use')
      ? `port ${port} is taken: choose another with PORT=…`
      : (error as Error).message,
  )
}
console.log(`The site is served on http://localhost:${port}`)

function siteVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
