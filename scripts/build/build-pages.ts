import type { Plugin } from 'vite'
import type { Page } from '../../src/catalogue/pages.ts'

const chosen = '/src/catalogue/chosen.ts'
const widgets = '/src/pages/widgets.ts'

const exportsOf = async (): Promise<string> => {
  const exported: Readonly<Record<string, unknown>> = await import('../../src/catalogue/chosen.ts')
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
 * Replaces the module that chooses this build's pages by its result, and the list of the calculators' parts by that of the pages' own:
 * browsers get no page that is not published, and no calculator that is not offered.
 */
export const chosenPages = (): Plugin => ({
  name: 'chosen-pages',
  apply: 'build',
  load: async (id) => {
    if (id.endsWith(chosen)) return exportsOf()
    return id.endsWith(widgets) ? widgetsOf() : undefined
  },
})
