import type { Plugin } from 'vite'

const module = '/src/catalogue/chosen.ts'

/** Replaces the module that chooses this build's pages by its result: browsers get no page that is not published. */
export const chosenPages = (): Plugin => ({
  name: 'chosen-pages',
  apply: 'build',
  load: async (id) => {
    if (!id.endsWith(module)) return undefined
    const exported: Readonly<Record<string, unknown>> = await import('../../src/catalogue/chosen.ts')
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
