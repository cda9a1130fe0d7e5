import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = '.github'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yml'),
)
const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8'), { strict: true })

interface Step {
  readonly uses?: string
  readonly run?: string
}
const steps: Step[] = files
  .filter((file) => file.startsWith('workflows/'))
  .flatMap((file) => Object.values<{ steps: Step[] }>(read(file).jobs))
  .flatMap((job) => job.steps)

describe('what the forge reads', () => {
  it.each(files)('%s is YAML', (file) => expect(Object.keys(read(file)).length).toBeGreaterThan(0))

  it('runs scripts that package.json has, and decides nothing itself', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = steps.flatMap(({ run }) => run ?? [])
    const run = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command)?.[1] ?? [])
    expect(run).toEqual(expect.arrayContaining(['test:check', 'build', 'test:browser', 'test:container']))
    expect(run.filter((script) => !(script in scripts))).toEqual([])
    const others = commands.filter((command) => !/^npm (?:run |ci\b|audit signatures$)/.test(command))
    // What only a runner needs: its packages, its variables, its registry.
    const ofRunner = /^(?:sudo apt-get install |docker (?:tag|push|run --rm) |echo "\w+=\$\()/
    expect(others.filter((command) => !ofRunner.test(command))).toEqual([])
  })

  it('pushes no image that has not been tested and scanned before', () => {
    const { jobs } = read('workflows/release.yml')
    const all = (jobs.image.steps as Step[]).map(({ run, uses }) => run ?? uses ?? '')
    const at = (start: string) => all.findIndex((step) => step.startsWith(start))
    const order = [
      'npm run test:container',
      'aquasecurity/trivy-action',
      'docker push',
      'actions/attest-',
    ].map(at)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order).not.toContain(-1)
    expect(all.filter((step) => step.includes('docker push') || step.includes('build-push'))).toHaveLength(1)
  })

  it('takes actions of a given version', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(
      actions.filter(
        (action) =>
          !/^(?:actions|docker|aquasecurity)\/[\w-]+@(?:v\d+|\d+\.\d+\.\d+|[\da-f]{40})$/.test(action),
      ),
    ).toEqual([])
  })
})
