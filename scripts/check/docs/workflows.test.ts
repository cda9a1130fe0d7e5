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

  it('runs commands that anyone can run, and decides nothing itself', () => {
    const commands = steps.flatMap(({ run }) => run ?? [])
    expect(commands).toContain('npm test')
    expect(
      commands.filter((command) => !/^npm (?:test|ci --ignore-scripts|audit signatures)$/.test(command)),
    ).toEqual([])
  })

  it('takes actions of a given version', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.filter((action) => !/^actions\/[\w-]+@(?:v\d+|[\da-f]{40})$/.test(action))).toEqual([])
  })
})
