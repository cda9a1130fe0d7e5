import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unpackDebian } from './debian-release.ts'
import type { RootFileSystem } from './root-file-system.ts'

const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** The Debian release that gives the test image its nginx, such as `trixie` (1.26) or `sid` (1.30); by default this machine's. */
const nginxRelease = process.env.TEST_NGINX ?? ''

/** Like nginxinc/nginx-unprivileged on Alpine: busybox ash, uid 101, port 8080. */
const nginx = (scratch: string): RootFileSystem => ({
  system: 'busybox',
  from: nginxRelease === '' ? '/' : unpackedNginx(join(scratch, nginxRelease)),
  programs: { '/usr/sbin/nginx': '/usr/sbin/nginx' },
  copies: {},
  files: {
    '/docker-entrypoint.sh': {
      content: readFileSync(join(import.meta.dirname, 'docker-entrypoint.sh'), 'utf8'),
      mode: 0o755,
    },
    '/etc/passwd': { content: 'root:x:0:0::/root:/bin/sh\nnginx:x:101:101::/nonexistent:/bin/false\n' },
    '/etc/group': { content: 'root:x:0:\nnginx:x:101:\n' },
    // Files of the official image that the site's Dockerfile must remove
    '/docker-entrypoint.d/10-listen-on-ipv6-by-default.sh': { content: '#!/bin/sh\nexit 1\n', mode: 0o755 },
    '/etc/nginx/conf.d/default.conf': { content: 'server { listen 8080; }\n' },
  },
  instructions: [
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'ENTRYPOINT ["/docker-entrypoint.sh"]',
    'CMD ["nginx", "-g", "daemon off;"]',
    'EXPOSE 8080',
    'USER 101',
  ],
})

const unpackedNginx = (folder: string) => {
  unpackDebian(folder, { release: nginxRelease, packages: ['nginx-light', 'busybox'] })
  return folder
}

/** Like the official node image: Debian with this process's Node and npm, which trusts the same certificates as the npm here. */
const node = (): RootFileSystem => ({
  system: 'debian',
  programs: { '/usr/local/bin/node': process.execPath },
  copies: { '/usr/local/lib/node_modules/npm': npmFolder(), [certificates]: certificates },
  files: {
    '/usr/local/bin/npm': { content: npmCommand('npm'), mode: 0o755 },
    '/usr/local/bin/npx': { content: npmCommand('npx'), mode: 0o755 },
    '/usr/local/etc/npmrc': {
      content: `cafile=${certificates}\nregistry=${npmConfig('registry')}\nupdate-notifier=false\n`,
    },
  },
  instructions: [
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    `ENV NODE_EXTRA_CA_CERTS=${certificates}`,
    'CMD ["node"]',
  ],
})

/** Like the official image of Docker's client. */
const docker = (): RootFileSystem => ({
  system: 'busybox',
  programs: { '/usr/local/bin/docker': which('docker') },
  copies: {},
  files: {},
  instructions: ['CMD ["docker"]'],
})

const npmCommand = (name: 'npm' | 'npx') =>
  `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`

const makers = { 'nginxinc/nginx-unprivileged': nginx, node, docker }

/** Label with the release that a test image was made from; pulled images have no such label. */
export const releaseLabel = 'site-test.debian-release'

const nameOf = (image: string) => image.split(':')[0] as keyof typeof makers

/** The release that this run requests for a base image's replacement; empty for any. */
export const releaseAskedFor = (image: string): string =>
  makers[nameOf(image)] === nginx ? nginxRelease : ''

/**
 * Builds the test image that replaces a base image if no registry is reachable.
 * @param image as a FROM line names it
 * @param scratch a folder for temporary files
 * @throws if no test image can replace it
 */
export function testImageFor(image: string, scratch: string): RootFileSystem {
  const maker = makers[nameOf(image)]
  if (!maker) throw new Error(`no test image for ${image}`)
  const made = maker(scratch)
  return { ...made, instructions: [...made.instructions, `LABEL ${releaseLabel}=${releaseAskedFor(image)}`] }
}

function which(program: string): string {
  return execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { encoding: 'utf8' }).trim()
}

function npmFolder(): string {
  const folder = join(execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(), 'npm')
  if (!existsSync(folder)) throw new Error(`no npm in ${dirname(folder)}`)
  return folder
}

function npmConfig(key: string): string {
  return execFileSync('npm', ['config', 'get', key], { encoding: 'utf8' }).trim()
}
