import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface RootFileSystem {
  /** Where in the image → which program of this machine. Shared libraries come along. */
  readonly programs: Readonly<Record<string, string>>
  /** Where in the image → which file or folder of this machine. */
  readonly copies: Readonly<Record<string, string>>
  /** Where in the image → content. */
  readonly files: Readonly<Record<string, { readonly content: string; readonly mode?: number }>>
  /** Further Dockerfile instructions, such as `USER 101`; `docker import` takes a few of them only. */
  readonly instructions: readonly string[]
}

/**
 * Makes an image out of programs of this machine, for where no registry can be reached: busybox as shell and tools, the
 * given programs, the libraries that they need.
 * @param docker arguments → the command line that reaches the engine
 */
export async function importImage(
  tag: string,
  { programs, copies, files, instructions }: RootFileSystem,
  folder: string,
  docker: (...args: string[]) => readonly [string, ...string[]],
): Promise<void> {
  const inside = (path: string) => {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    return target
  }
  for (const [path, program] of Object.entries({ '/bin/busybox': '/bin/busybox', ...programs })) {
    copyFileSync(program, inside(path))
    for (const library of libraries(program)) copyFileSync(library, inside(library))
  }
  for (const [path, source] of Object.entries(copies))
    cpSync(source, inside(path), { recursive: true, dereference: true })
  for (const [path, { content, mode = 0o644 }] of Object.entries(files))
    writeFileSync(inside(path), content, { mode })
  mkdirSync(inside('/tmp'), { mode: 0o1777 })
  installBusybox(folder)

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

/** The shared libraries of a program, its loader among them, as the loader finds them. */
export function libraries(program: string): string[] {
  const list = execFileSync('ldd', [program], { encoding: 'utf8' })
  return [...list.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path as string)
}

/** One link per tool, where scripts look for them. */
function installBusybox(folder: string): void {
  for (const path of ['bin', 'usr/bin', 'sbin', 'usr/sbin'])
    mkdirSync(join(folder, path), { recursive: true })
  execFileSync('chroot', [folder, '/bin/busybox', '--install', '-s'])
}
