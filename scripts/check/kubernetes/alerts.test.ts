import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { onPath } from '../../shared/debian.ts'
import { folderOf, root } from './overlay.fixture.ts'
import { render } from './render.ts'

const rulesOf = (overlay: string) =>
  render(folderOf(overlay)).find(({ kind }) => kind === 'PrometheusRule')?.spec

test('each alert watches production and is in the operator’s table', () => {
  const documented = readFileSync(join(root, 'docs/operator.md'), 'utf8')
  const { rules } = rulesOf('production').groups[0]
  expect(rules.length).toBeGreaterThan(3)
  for (const { alert, expr } of rules) {
    expect(expr, alert).toContain('namespace="site-production"')
    expect(documented).toContain(`| \`${alert}\` |`)
  }
})

test.skipIf(!onPath('promtool'))('alerts fire when they should, says promtool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-alerts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'rules.yaml'), stringify(rulesOf('production')))
  cpSync(join(import.meta.dirname, 'alerts.promtool.yaml'), join(folder, 'tests.yaml'))
  expect(
    execFileSync('promtool', ['check', 'rules', join(folder, 'rules.yaml')], { encoding: 'utf8' }),
  ).toContain('SUCCESS')
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(folder, 'tests.yaml')], {
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toContain('SUCCESS')
  expect(status).toBe(0)
})
