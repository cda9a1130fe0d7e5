import { execFileSync } from 'node:child_process'

interface Source {
  readonly release: string
  readonly mirror: string
}

/** Returns this machine's APT sources from Debian: the release first, then its updates and its security suite. */
const sources = (): Source[] => {
  const targets = ['indextargets', '--format', '$(ORIGIN) $(RELEASE) $(SITE)', 'Created-By: Packages']
  const lines = execFileSync('apt-get', targets, { encoding: 'utf8' }).split('\n')
  return lines
    .filter((line) => line.startsWith('Debian '))
    .map((line) => line.split(' '))
    .map(([, release = '', mirror = '']) => ({ release, mirror }))
}

/** Returns this machine's release, updates and security suite as lines of `/etc/apt/sources.list` for an image. */
export const sourcesList = (): string =>
  sources()
    .map(({ release, mirror }) => `deb ${mirror} ${release} main\n`)
    .join('')

/**
 * Unpacks a minimal Debian into a folder.
 * @param release by default this machine's
 * @throws with debootstrap's last output
 */
export function unpackDebian(
  folder: string,
  { release, packages = [] }: { release?: string; packages?: readonly string[] } = {},
): void {
  const [own] = sources()
  if (!own) throw new Error('apt has no source for Debian packages')
  const options = ['--variant=minbase', ...(packages.length > 0 ? [`--include=${packages.join(',')}`] : [])]
  try {
    execFileSync('debootstrap', [...options, release ?? own.release, folder, own.mirror], { stdio: 'pipe' })
  } catch (error) {
    const message = `${(error as { stdout?: Buffer }).stdout ?? error}`
    throw new Error(`debootstrap ${release}: ${message.trimEnd().split('\n').slice(-3).join('; ')}`)
  }
}
