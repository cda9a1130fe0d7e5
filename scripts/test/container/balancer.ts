import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../shared/free-port.ts'
import { healthy } from './site-container.ts'

/**
 * Starts an ordinary nginx as a load balancer for several ports: it keeps connections alive and, for each request, tries the next port if one
 * refuses.
 */
export async function startBalancer(
  ports: readonly number[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-balancer-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${kind};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid nginx.pid; error_log stderr crit; events {}
    http {
      ${temporary.join(' ')} access_log off;
      upstream site { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }
    }`,
  )
  const options = ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr', '-g', 'daemon off;']
  const nginx = spawn('/usr/sbin/nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await healthy(url)
  return {
    url,
    stop: async () => {
      nginx.kill()
      await once(nginx, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
