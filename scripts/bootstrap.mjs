// Runs first in a clean clone, on any Node from 20 on: installs the packages if they are missing or out of date, then runs the npm script
// named as argument, which npm starts with the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!upToDate) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const [name, ...args] = process.argv.slice(2)
const script = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => script.kill(signal))
script.on('exit', (code, signal) => process.exit(signal ? 1 : code))
