import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { onPath } from '../../shared/debian.ts'
import { foreignMetrics } from './metrics.ts'
import { openOverlay, root } from './overlay.fixture.ts'

interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}

const { objects } = openOverlay('production')
const configMap = objects.find(({ metadata }) => metadata.name === 'site-dashboard')
const { panels, templating } = JSON.parse(configMap?.data['site.json']) as {
  panels: Panel[]
  templating: { list: { name: string; definition?: string }[] }
}
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
/** Replaces Grafana's variables by values. */
const plain = (expr: string) =>
  expr.replaceAll('$__rate_interval', '5m').replaceAll('$namespace', 'site-production')

const recorded = objects.flatMap(({ kind, spec }) =>
  kind === 'PrometheusRule'
    ? spec.groups.flatMap(({ rules }: { rules: { record?: string }[] }) =>
        rules.flatMap(({ record }) => record ?? []),
      )
    : [],
)
const program = readFileSync(
  join(root, 'deploy/kubernetes/components/request-metrics/requests.mtail'),
  'utf8',
)
const counted = [...program.matchAll(/^(counter|histogram) (\w+)/gm)].flatMap(([, type, name]) =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
)
const known = new Set([...recorded, ...counted, ...Object.values(foreignMetrics).flat()])

/** Names of metrics in an expression: the words before a brace, and names recorded by rules. */
const metricsIn = (expr: string) => expr.match(/[a-z]\w*(?=\{)|\bsite:\w+:\w+/g) ?? []

describe('the dashboard', () => {
  test('is loaded by Grafana’s sidecar', () => {
    expect(configMap?.metadata.labels).toMatchObject({ grafana_dashboard: '1' })
  })

  test('shows metrics that exist, and so do the alerts', () => {
    const watched = objects.flatMap(({ kind, spec }) =>
      kind === 'PrometheusRule'
        ? spec.groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr))
        : [],
    )
    const queried = templating.list.flatMap(({ definition = '' }) => /\((\w+),/.exec(definition)?.[1] ?? [])
    const named = [...[...expressions, ...watched].flatMap(metricsIn), ...queried]
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    for (const expr of expressions) expect(metricsIn(expr).length, expr).toBeGreaterThan(0)
    // Every metric listed as known is used.
    expect(
      Object.values(foreignMetrics)
        .flat()
        .filter((name) => !named.includes(name)),
    ).toEqual([])
  })

  test('queries one namespace, the selected one', () => {
    for (const expr of expressions)
      for (const [, labels] of expr.matchAll(/\{([^}]*)\}/g))
        expect(labels).toContain('namespace="$namespace"')
  })

  test('has panels with unique ids that do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  })

  test.skipIf(!onPath('promtool'))('queries in Prometheus’s language, says promtool', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-dashboard-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const rules = expressions.map((expr, index) => ({
      record: `panel:expression:${index}`,
      expr: plain(expr),
    }))
    writeFileSync(join(folder, 'rules.yaml'), stringify({ groups: [{ name: 'panels', rules }] }))
    const { status, stdout } = spawnSync('promtool', ['check', 'rules', join(folder, 'rules.yaml')], {
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining(`${rules.length} rules found`)])
  })
})
