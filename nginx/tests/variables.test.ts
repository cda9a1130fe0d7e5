import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generated } from '../../scripts/check/generated/files.ts'
import { variableNames, variables, vendorVariables } from '../../scripts/shared/variables.ts'
import { follows, variableNames as publicNames } from '../../src/config/read.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

test.each(generated)('$path is what the table of variables makes of it', ({ path, make }) => {
  expect(make()).toBe(read(path))
})

test('the start-up script checks every variable, in the order of the table', () => {
  const script = read('nginx/startup/table.sh')
  expect(names(script, /^ {2}(?:browser|server) (\w+) /gm)).toEqual(variableNames)
  expect(names(script, /^ {2}browser (\w+) /gm)).toEqual(publicNames)
})

test.each([
  ['.env.example', /^(\w+)=/gm],
  ['docker-compose.yml', /^ {6}([A-Z]\w+): /gm],
  ['deploy/kubernetes/overlays/staging/site.env', /^(\w+)=/gm],
  ['deploy/kubernetes/overlays/production/site.env', /^(\w+)=/gm],
  ['docs/operator.md', /^\| `([A-Z_]+)` \| `/gm],
])('%s has every variable, in the same order', (path, pattern) => {
  expect(names(read(path), pattern)).toEqual(variableNames)
})

test('docker-compose.yml passes on every variable but the port inside the container', () => {
  const handed = read('docker-compose.yml').match(/^ {6}(\w+): \$\{\1:-\}$/gm) ?? []
  expect(handed.length).toBe(variableNames.length - 1)
})

test.each(Object.entries(variables))(
  '%s takes its example and its default',
  (_name, { grammar, example, fallback }) => {
    expect(follows(grammar, example, 'ap-southeast-1')).toBe(true)
    if (fallback !== undefined) expect(follows(grammar, fallback)).toBe(true)
  },
)

test('every vendor’s variable reaches browsers', () => {
  expect(publicNames).toEqual(expect.arrayContaining(vendorVariables))
})

test('as many workers as are allowed fit the limit of processes, beside health checks and a shell', () => {
  const { grammar } = variables.NGINX_WORKER_PROCESSES
  const most = Array.from({ length: 1000 }, (_, count) => count).findLast((count) =>
    follows(grammar, `${count}`),
  )
  const [, limit] = /pids_limit: (\d+)/.exec(read('docker-compose.yml')) ?? []
  expect(Number(limit)).toBeGreaterThanOrEqual(Number(most) + 1 + 16)
})

test('an image is labelled by default with the version of package.json', () => {
  const [, named] = /^ARG VERSION=(.+)$/m.exec(read('Dockerfile')) ?? []
  expect(named).toBe(JSON.parse(read('package.json')).version)
})
