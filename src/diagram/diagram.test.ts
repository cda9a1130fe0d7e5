import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { layoutDiagram } from '../../scripts/content/diagram/layout.ts'
import { createI18n } from '../i18n/create.ts'
import { Diagram } from './diagram.tsx'
import type { DiagramData } from './types.ts'

const data: DiagramData = {
  groups: [{ id: 'site', label: 'Northfield <NOR1>' }],
  nodes: [
    { id: 'users', label: 'Your users', kind: 'customer' },
    { id: 'gateway', label: 'Gateway', note: 'two halls', group: 'site', kind: 'provider' },
    { id: 'store', label: 'Object store', kind: 'data' },
  ],
  edges: [
    { from: 'users', to: 'gateway', label: 'TLS' },
    { from: 'gateway', to: 'store', dashed: true },
  ],
}

const strings = {
  connections: 'In words',
  connection: '{{from}} to {{to}}',
  labelled: '{{from}} to {{to}}: {{label}}',
}
const i18n = createI18n('en', { resources: { en: { common: { diagram: strings } } }, initAsync: false })
await i18n.init()

const layouts = {
  wide: layoutDiagram(data, { direction: 'LR', lang: 'en' }),
  narrow: layoutDiagram(data, { direction: 'TB', lang: 'en' }),
}
const diagram = createElement(Diagram, {
  title: 'Reference architecture',
  layouts,
  icons: {},
  nodes: data.nodes,
  edges: data.edges,
  caption: 'Two sites',
})
const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, diagram))

describe('Diagram', () => {
  it('names both drawings for readers who cannot see them', () => {
    expect(html.match(/<svg role="img" aria-label="Reference architecture"/g)).toHaveLength(2)
  })

  it('describes every connection in words from the locale', () => {
    expect(html).toContain('<summary>In words</summary>')
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item)).toEqual([
      'Your users to Gateway: TLS',
      'Gateway to Object store',
    ])
  })

  it('draws every text, escaped, and adds no words of its own', () => {
    const drawn = [...html.matchAll(/<tspan[^>]*>(.*?)<\/tspan>/g)].map(([, text]) => text)
    const texts = ['Northfield &lt;NOR1&gt;', 'Your users', 'Gateway', 'two halls', 'Object store', 'TLS']
    expect(drawn.toSorted()).toEqual([...texts, ...texts].toSorted())
  })

  it('draws a line and an arrow head for every edge, without a colour or a style of its own', () => {
    const paths = [...html.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, d = '']) => d)
    const heads = paths.filter((d) => d.endsWith('z'))
    expect(heads.map((d) => d.split('M').length - 1)).toEqual([data.edges.length, data.edges.length])
    // Solid lines, dashed lines and heads for each layout.
    expect(paths).toHaveLength(2 * 3)
    expect(html).not.toMatch(/(?:fill|stroke|style)="|#[0-9a-f]{3,6}\b/)
  })
})
