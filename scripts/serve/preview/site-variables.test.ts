import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runStartup } from '../startup.ts'
import { portOf, siteVariables } from './site-variables.ts'

const start = async (env: Record<string, string>) => {
  const runDir = mkdtempSync(join(tmpdir(), 'site-variables-'))
  onTestFinished(() => rmSync(runDir, { recursive: true }))
  return { runDir, ...(await runStartup(runDir, siteVariables(env))) }
}

test('a shell’s secrets, ports and empty variables do not stop a start', async () => {
  const { runDir, code } = await start({
    AWS_SESSION_TOKEN: 'secret',
    AWS_SECRET_ACCESS_KEY: 'secret',
    PORT: '8081',
    METRICS_PORT: '',
    META_PIXEL_ID: '',
    GTM_ID: 'GTM-ABCD',
  })
  expect(code).toBe(0)
  const config = readFileSync(join(runDir, 'www/config.js'), 'utf8')
  expect(config).toContain('"GTM_ID":"GTM-ABCD"')
  expect(config).not.toMatch(/secret|META_PIXEL_ID/)
})

test('a bad value still does', async () => {
  expect(await start({ GTM_ID: 'x' })).toMatchObject({
    code: 78,
    messages: expect.stringContaining('GTM_ID'),
  })
})

test.each([
  [undefined, 8080],
  ['', 8080],
  ['8081', 8081],
  ['0', undefined],
  ['65536', undefined],
  ['http', undefined],
])('PORT=%s asks for %s', (PORT, port) => {
  expect(portOf({ PORT })).toBe(port)
})
