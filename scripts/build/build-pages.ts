import type { Plugin } from 'vite'
import type { Page } from '../../src/catalogue/pages.ts'

const buildPagesModule = '/src/catalogue/build-pages.ts'
const widgetsModule = '/src/pages/widgets.ts'

const exportsOf = async (): Promise<string> => {
  const exported: Readonly<Record<string, unknown>> = await import('../../src/catalogue/build-pages.ts')
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

const widgetsOf = async (): Promise<string> => {
  const { pages } = await import('../../src/catalogue/pages.ts')
  const calculators = (pages as readonly Page[]).filter(({ kind }) => kind === 'calculator')
  const entries = calculators.map(({ id }) => {
    const file = JSON.stringify(`../calculators/${id}/widget.tsx`)
    return `${file}: () => import(${file})`
  })
  return `export const widgets = {${entries.join(',\n')}}`
}

/**
 * Replaces the module that chooses this build's pages by the values of its exports, and the list of all calculators by those that the
 * provider offers, so that browsers get no others.
 */
export const buildPages = (): Plugin => ({
  name: 'build-pages',
  apply: 'build',
  load: async (id) => {
    if (id.endsWith(buildPagesModule)) return exportsOf()
    return id.endsWith(widgetsModule) ? widgetsOf() : undefined
  },
})
