import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverVariables, variableNames, variables } from '../../src/config/variables.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

const all = [...variableNames, ...serverVariables]
const script = read('nginx/startup/variables.sh')

test('the start-up script checks the public variables of the TypeScript list, in its order', () => {
  expect(names(script, /^ {2}public (\w+) is_/gm)).toEqual(variableNames)
  expect(names(script, /^ {2}server (\w+) is_/gm)).toEqual(serverVariables)
})

test.each([
  ['.env.example', /^(\w+)=/gm],
  ['docker-compose.yml', /^ {6}([A-Z]\w+): /gm],
  ['deploy/kubernetes/overlays/staging/site.env', /^(\w+)=/gm],
  ['deploy/kubernetes/overlays/production/site.env', /^(\w+)=/gm],
])('%s has every variable, in the same order', (path, pattern) => {
  expect(names(read(path), pattern)).toEqual(all)
})

test('docker-compose.yml hands on the variables of the same name, but the port inside', () => {
  const handed = read('docker-compose.yml').match(/^ {6}(\w+): \$\{\1:-\}$/gm) ?? []
  expect(handed.length).toBe(all.length - 1)
})

test('as many workers as are allowed fit the limit of processes, beside health checks and a shell', () => {
  const [, most] = /is_workers\(\) \{\s+between 1 (\d+)/.exec(read('nginx/startup/checks.sh')) ?? []
  const [, limit] = /pids_limit: (\d+)/.exec(read('docker-compose.yml')) ?? []
  expect(Number(limit)).toBeGreaterThanOrEqual(Number(most) + 1 + 16)
})

test('an image that is told nothing else names the version of package.json', () => {
  const [, named] = /^ARG VERSION=(.+)$/m.exec(read('Dockerfile')) ?? []
  expect(named).toBe(JSON.parse(read('package.json')).version)
})

test('defaults are the same in both languages', () => {
  const inScript = Object.fromEntries(
    [...script.matchAll(/"\$\{(\w+):=([\w-]+)\}"/g)].map(([, name, value]) => [name, value]),
  )
  for (const [name, rule] of Object.entries(variables)) {
    expect(inScript[name], name).toBe('fallback' in rule ? rule.fallback : undefined)
  }
})
