import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fail } from '../shared/fail.ts'
import { plansWith } from './plans.ts'
import { notStarted } from './result.ts'
import { type Ended, schedule } from './schedule.ts'
import { fileOf, resultsFolder, type Suite } from './suites.ts'
import { summarize } from './summary.ts'
import { withSystemPackages } from './system-packages.ts'

const began = performance.now()
const now = () => `[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s]`
const logOf = ({ name }: Suite) => fileOf(name, 'log')

const running = new Set<string>()
const sayRunning = () => console.log(`${now()} running: ${[...running].join(', ')}`)

const children = new Set<ChildProcess>()
let isStopped = false
/** Ends the suites with all their child processes, because intermediate shells don't forward signals, and starts no other. */
const stop = () => {
  if (isStopped) return
  isStopped = true
  for (const { pid } of children) if (pid) process.kill(-pid, 'SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

/** Runs a suite with its output in a file, since suites run concurrently. @returns its exit status */
const run = async (suite: Suite): Promise<number | null> => {
  if (isStopped) return null
  const [script, ...args] = suite.command
  const log = openSync(logOf(suite), 'w')
  const npm = ['npm', 'run', '--silent', script, '--', ...args]
  const [program = '', ...rest] = suite.ownNetwork && canOwnNetwork() ? inOwnNetwork(npm) : npm
  const child = spawn(program, rest, {
    stdio: ['ignore', log, log],
    // A separate process group, which can be ended as a whole.
    detached: true,
    env: { ...process.env, NO_COLOR: '1', ...suite.env },
  })
  children.add(child)
  const [status] = (await once(child, 'exit')) as [number | null]
  children.delete(child)
  closeSync(log)
  return status
}

/** Wraps a command to run in its own network. Adds an interface, because Chromium considers itself offline with the loopback alone. */
const inOwnNetwork = (command: readonly string[]) => {
  const pair = 'ip link add site0 type veth peer name site1 && ip address add 192.0.2.1/24 dev site0'
  const up = ['lo', 'site0', 'site1'].map((name) => `ip link set ${name} up`).join(' && ')
  return ['unshare', '--net', 'sh', '-c', `${pair} && ${up} && exec "$@"`, 'sh', ...command]
}

/** Whether this system and this process's privileges allow it. */
const canOwnNetwork = () => {
  const [program = '', ...args] = inOwnNetwork(['true'])
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

const started = ({ name }: Suite) => {
  running.add(name)
  sayRunning()
}

const reportOf = ({ suite, status, duration }: Ended) =>
  status === undefined ? notStarted(suite.name) : suite.resultOf(status, duration)

const ended = (one: Ended) => {
  const { suite, duration, status } = one
  running.delete(suite.name)
  const { passed, failures, skipped } = reportOf(one)
  const counts = `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
  const how = status === undefined ? 'not started' : counts
  console.log(`${now()} ${suite.name}: ${how}, ${(duration / 1000).toFixed(1)} s`)
  if (failures.length > 0 && existsSync(logOf(suite)))
    console.log(`${readFileSync(logOf(suite), 'utf8').trimEnd()}\n`)
}

const [name = '', ...args] = process.argv.slice(2).filter((argument) => argument !== '--yes')
const plans = plansWith(args)
const isPlan = (name: string): name is keyof typeof plans => Object.hasOwn(plans, name)
if (!isPlan(name)) fail(`usage: node scripts/test/run.ts ${Object.keys(plans).join(' | ')}`)
else if (args.length > 0 && name !== 'browser') fail(`"${name}" takes no arguments: ${args.join(' ')}`)
else {
  // Removes the old report, which would be mistaken for this run's if the runner wrote none.
  rmSync(resultsFolder, { recursive: true, force: true })
  mkdirSync(resultsFolder, { recursive: true })
  const suites = await withSystemPackages(plans[name])
  const pulse = setInterval(sayRunning, 30_000)
  const all = await schedule(suites, Math.max(2, availableParallelism()), run, { started, ended })
  clearInterval(pulse)
  const { failed, text } = summarize(all.map(reportOf), process.env.CI === 'true')
  console.log(`\n${text}`)
  process.exitCode = failed === 0 ? 0 : 1
}
