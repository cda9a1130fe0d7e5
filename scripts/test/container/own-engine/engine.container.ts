import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { cache, startOwnEngine } from './engine.ts'

const run = promisify(execFile)

/** What an engine adds to the machine and must remove. */
const tracesOf = async ({ env }: Pick<Engine, 'env'>) => {
  const format = '{{index .Options "com.docker.network.bridge.name"}}'
  const args = ['network', 'inspect', `--format=${format}`, 'bridge']
  const { stdout } = await run('docker', args, { env: { ...process.env, ...env } })
  const folder = dirname((env.DOCKER_HOST as string).replace('unix://', ''))
  const bridge = stdout.trim()
  return { folder, bridge, left: () => [folder, `/sys/class/net/${bridge}`].filter(existsSync) }
}

// Keep this title as scripts/test/allowed-skips.ts matches it.
describe.runIf(process.env.OWN_ENGINE)('the tests’ own engine', () => {
  test('starts at once with another, on a bridge of its own, beside others', async () => {
    const engines = await Promise.all([startOwnEngine(), startOwnEngine()])
    const traces = await Promise.all(engines.map(tracesOf))
    expect(new Set(traces.map(({ bridge }) => bridge)).size).toBe(2)
    // An engine that programs the packet filter first removes the chains of other running engines.
    const rules = await Promise.all(['filter', 'nat'].map((table) => run('iptables', ['-t', table, '-S'])))
    const filter = rules
      .map(({ stdout }) => stdout)
      .join('')
      .split(/\s+/)
    for (const { bridge } of traces) expect(filter).not.toContain(bridge)
    await Promise.all(engines.map(({ stop }) => stop()))
    expect(traces.flatMap(({ left }) => left())).toEqual([])
  })

  test('keeps its bridge’s hardware address as containers come and go', async () => {
    const engine = await startOwnEngine()
    const { bridge } = await tracesOf(engine)
    const address = () => readFile(`/sys/class/net/${bridge}/address`, 'utf8')
    const before = await address()
    // A bridge without a hardware address of its own takes the lowest address of its ports.
    const lowest = ['link', 'add', `${bridge}-low`, 'address', '02:00:00:00:00:01', 'master', bridge]
    await run('ip', [...lowest, 'type', 'veth'])
    expect(await address()).toBe(before)
    await run('ip', ['link', 'delete', `${bridge}-low`])
    await engine.stop()
  })

  test('leaves nothing behind when it is killed, and the next one starts', async () => {
    const killed = await startOwnEngine()
    const traces = await tracesOf(killed)
    process.kill(Number(await readFile(join(traces.folder, 'pid'), 'utf8')), 'SIGKILL')
    await expect.poll(traces.left, { timeout: 20_000 }).toEqual([])
    await killed.stop()
    const next = await startOwnEngine()
    await next.stop()
  })

  test('ends with the process that started it, and leaves nothing behind', async () => {
    const script = `import { startOwnEngine } from '${join(import.meta.dirname, 'engine.ts')}'
    console.log(JSON.stringify((await startOwnEngine()).env))`
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' })
    const [line] = await once(createInterface(owner.stdout), 'line')
    const traces = await tracesOf({ env: JSON.parse(line) })
    owner.kill('SIGKILL')
    await expect.poll(traces.left, { timeout: 20_000 }).toEqual([])
  })

  test('starts although an older one has left something mounted, and removes that', async () => {
    const old = join(cache, `test-${process.pid}`)
    await mkdir(old)
    await run('mount', ['--bind', old, old])
    await writeFile(`${old}.lock`, '')
    const engine = await startOwnEngine()
    await expect.poll(() => existsSync(old), { timeout: 20_000 }).toBe(false)
    await engine.stop()
    await rm(`${old}.lock`)
  })
})
