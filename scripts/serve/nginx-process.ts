import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

// Debian installs nginx outside an ordinary user's PATH.
export const environment = { PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` }

/** Redirects output to files, not pipes: Node's pipes are sockets, and /dev/stdout cannot be opened on a socket. */
export async function start(prefix: string): Promise<ChildProcess> {
  const [accessLog, errorLog] = await Promise.all([
    open(join(prefix, 'access.log'), 'a'),
    open(join(prefix, 'error.log'), 'a'),
  ])
  // As root, nginx would run its workers under an account that may not read this folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'
  const options = ['-p', prefix, '-c', `${prefix}/nginx.conf`, '-e', 'stderr', '-g', directives]
  const nginx = spawn('nginx', options, { env: environment, stdio: ['ignore', accessLog.fd, errorLog.fd] })
  await once(nginx, 'spawn').finally(() => Promise.all([accessLog.close(), errorLog.close()]))
  const endWithParent = () => {
    nginx.kill()
    rmSync(prefix, { recursive: true, force: true })
  }
  process.once('exit', endWithParent)
  nginx.once('exit', () => process.off('exit', endWithParent))
  return nginx
}

/** Waits until nginx answers. Asks on the metrics socket: if the port was taken, another server would answer /healthz. */
export async function serving(nginx: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    const response = await fetch(url, { signal: AbortSignal.timeout(500) }).catch(() => undefined)
    if (response?.ok) return
    await delay(20)
  }
  throw new Error('nginx did not answer within 20 s')
}

export async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return
  nginx.kill('SIGTERM')
  await once(nginx, 'exit')
}
