import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sourcesList, unpackDebian } from './debian-release.ts'

export interface RootFileSystem {
  /** What the programs stand on: busybox as shell and tools, or the smallest Debian of this machine's release. */
  readonly system: 'busybox' | 'debian'
  /** The root of the file system that programs, busybox and libraries are taken from: this machine's unless another is unpacked. */
  readonly from?: string
  /** Where in the image → which program. Shared libraries come along where the system has none. */
  readonly programs: Readonly<Record<string, string>>
  /** Where in the image → which file or folder of this machine. */
  readonly copies: Readonly<Record<string, string>>
  /** Where in the image → content. */
  readonly files: Readonly<Record<string, { readonly content: string; readonly mode?: number }>>
  /** Further Dockerfile instructions, such as `USER 101`; `docker import` takes a few of them only. */
  readonly instructions: readonly string[]
}

/**
 * Builds an image from Debian's programs, for machines that reach no registry.
 * @param docker arguments → the command line that reaches the engine
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
  // When the engine refuses and hangs up, its own message is the one to show.
  tar.stdout.pipe(engine.stdin).on('error', () => {})
  const [messages, [code]] = await Promise.all([text(engine.stderr), once(engine, 'close')])
  if (code !== 0) throw new Error(`docker import ${tag}: ${messages}`)
}

/** Returns the shared libraries of a program, its loader included; none for a static program. */
function libraries(from: string, program: string): string[] {
  const { stdout } = spawnSync('chroot', [from, 'ldd', program], { encoding: 'utf8' })
  return [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path as string)
}

/** Links each tool to where scripts look for it. */
function linkBusybox(folder: string): void {
  for (const path of ['bin', 'usr/bin', 'sbin', 'usr/sbin'])
    mkdirSync(join(folder, path), { recursive: true })
  execFileSync('chroot', [folder, '/bin/busybox', '--install', '-s'])
}
