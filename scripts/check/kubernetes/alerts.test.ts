import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { onPath } from '../../shared/debian.ts'
import { anchorsIn } from '../docs/documents.ts'
import { openOverlay, root } from './overlay.fixture.ts'

interface Rule {
  readonly alert?: string
  readonly expr: string
  readonly labels?: { readonly severity: string }
  readonly annotations?: { readonly summary: string; readonly runbook_url: string }
}
interface Group {
  readonly name: string
  readonly rules: readonly Rule[]
}

const groups: readonly Group[] = openOverlay('production').objects.flatMap(({ kind, spec }) =>
  kind === 'PrometheusRule' ? spec.groups : [],
)
const alerts = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert !== undefined)
const runbook = 'docs/operator.md'

test('alerts watch production, or what is recorded from it', () => {
  for (const { expr } of groups.flatMap(({ rules }) => rules)) {
    const watched = expr.match(/\b\w+(?:_\w+)+\{[^}]*\}/g) ?? []
    expect(watched.length > 0 || /\bsite:\w+:ratio_rate/.test(expr), expr).toBe(true)
    for (const one of watched) expect(one).toContain('namespace="site-production"')
  }
})

test('each alert has its paragraph in the operator’s guide, and leads there', () => {
  const { url } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).repository
  const address = `${url.replace(/^git\+|\.git$/g, '')}/blob/main/${runbook}`
  const anchors = anchorsIn(join(root, runbook))
  expect(alerts.length).toBeGreaterThan(8)
  for (const { alert, annotations } of alerts) {
    const [page, anchor] = String(annotations?.runbook_url).split('#')
    expect([page, anchor]).toEqual([address, alert?.toLowerCase()])
    expect(anchors).toContain(anchor)
    expect(annotations?.summary).toMatch(/\w/)
  }
})

test('no paragraph describes an alert that is gone', () => {
  const described = anchorsIn(join(root, runbook)).filter((anchor) => /^site[a-z]+$/.test(anchor))
  expect(new Set(described)).toEqual(new Set(alerts.map(({ alert }) => alert?.toLowerCase())))
})

test.skipIf(!onPath('promtool'))('alerts fire when they should, says promtool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-alerts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // The test above reads the annotations.
  const bare = groups.map((group) => ({
    ...group,
    rules: group.rules.map(({ annotations, ...rule }) => rule),
  }))
  writeFileSync(join(folder, 'rules.yaml'), stringify({ groups: bare }))
  cpSync(join(import.meta.dirname, 'alerts.promtool.yaml'), join(folder, 'tests.yaml'))
  for (const [command, file] of [
    ['check', 'rules.yaml'],
    ['test', 'tests.yaml'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('promtool', [command, 'rules', join(folder, file)], {
      encoding: 'utf8',
    })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  }
})
