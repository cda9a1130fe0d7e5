import { preview } from 'vite'
import { buildSite } from '../build/build-site.ts'
import { fail } from '../shared/fail.ts'
import { siteServer } from './preview/site-server.ts'
import { portOf, siteVariables } from './preview/site-variables.ts'
import { runStartup } from './startup.ts'

// Builds the site and serves it like the container, with the site's variables from this process's environment.
const port = portOf(process.env) ?? fail('PORT must be a number from 1 to 65535')

// Uses a folder per port, since sites with other variables may run at the same time.
const runDir = `dist-server/run-${port}`
const { code, messages } = await runStartup(runDir, siteVariables(process.env))
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
