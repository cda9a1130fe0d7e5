import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sourcesList, unpackDebian } from './debian-release.ts'

export interface RootFileSystem {
  /** Base of the file system: busybox as shell and tools, or a minimal Debian. */
  readonly system: 'busybox' | 'debian'
  /** Root of the file system that provides programs, busybox and libraries; by default this machine's. */
  readonly from?: string
  /** Path in the image → program to copy. Adds its shared libraries unless the base has them. */
  readonly programs: Readonly<Record<string, string>>
  /** Path in the image → file or folder of this machine. */
  readonly copies: Readonly<Record<string, string>>
  /** Path in the image → content. */
  readonly files: Readonly<Record<string, { readonly content: string; readonly mode?: number }>>
  /** Further Dockerfile instructions, such as `USER 101`; `docker import` supports only some. */
  readonly instructions: readonly string[]
}

/**
 * Builds an image from Debian's programs, for machines that cannot reach a registry.
 * @param docker arguments → command line for the engine
 */
export async function importImage(
  tag: string,
  { system, from = '/', programs, copies, files, instructions }: RootFileSystem,
  folder: string,
  docker: (...args: string[]) => readonly [string, ...string[]],
): Promise<void> {
  const inside = (path: string) => {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    return target
  }
  const install = (path: string, program: string) => {
    copyFileSync(join(from, program), inside(path))
    if (system === 'busybox')
      for (const library of libraries(from, program)) copyFileSync(join(from, library), inside(library))
  }
  if (system === 'debian') {
    unpackDebian(folder)
    writeFileSync(inside('/etc/apt/sources.list'), sourcesList())
  } else {
    install('/bin/busybox', '/bin/busybox')
    linkBusybox(folder)
  }
  for (const [path, program] of Object.entries(programs)) install(path, program)
  for (const [path, source] of Object.entries(copies))
    cpSync(source, inside(path), { recursive: true, dereference: true })
  for (const [path, { content, mode = 0o644 }] of Object.entries(files))
    writeFileSync(inside(path), content, { mode })
  mkdirSync(join(folder, 'tmp'), { recursive: true, mode: 0o1777 })

  const [command, ...args] = docker('import', ...instructions.flatMap((line) => ['--change', line]), '-', tag)
  const tar = spawn('tar', ['--numeric-owner', '--owner=0', '--group=0', '-C', folder, '-c', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const engine = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'] })
  // Ignores the broken pipe if the engine refuses: its own message says why.
  tar.stdout.pipe(engine.stdin).on('error', () => {})
  const [messages, [code]] = await Promise.all([text(engine.stderr), once(engine, 'close')])
  if (code !== 0) throw new Error(`docker import ${tag}: ${messages}`)
}

/** Returns the shared libraries of a program, including its loader; none for a static program. */
function libraries(from: string, program: string): string[] {
  const { stdout } = spawnSync('chroot', [from, 'ldd', program], { encoding: 'utf8' })
  return [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path as string)
}

/** Links each tool at the path where scripts expect it. */
function linkBusybox(folder: string): void {
  for (const path of ['bin', 'usr/bin', 'sbin', 'usr/sbin'])
    mkdirSync(join(folder, path), { recursive: true })
  execFileSync('chroot', [folder, '/bin/busybox', '--install', '-s'])
}
