import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** What a module calls a helper of another one, and what the other one calls it. */
interface Binding {
  readonly exported: string
  readonly local: string
}

/** @param list the braces' content of a minified import (`n as e,t`) or export, which has the other order */
const bindingsOf = (list: string, order: readonly [keyof Binding, keyof Binding]): Binding[] =>
  list.split(',').map((item) => {
    const [first = '', second = first] = item.split(' as ')
    return { [order[0]]: first, [order[1]]: second } as unknown as Binding
  })

/** Longer than the names that a minifier gives. */
const nameInLibraries = ({ exported }: Binding) => `helper_${exported}`

/** @throws when the code does not hold exactly one match, which has one group */
const splitAt = ({ fileName, code }: Chunk, pattern: RegExp) => {
  const [before, list, after, ...others] = code.split(pattern)
  if (before === undefined || list === undefined || after === undefined || others.length > 0)
    throw new Error(`${fileName} does not hold ${pattern} once`)
  return { before, list, after }
}

/** The helpers as variables of another module, which exports them. */
const declarations = (helpers: Chunk) => {
  const { before, list } = splitAt(helpers, /export\{([^{}]*)\};?/)
  const bindings = bindingsOf(list, ['local', 'exported'])
  const names = bindings.map(nameInLibraries).join()
  return `const[${names}]=(()=>{${before}return[${bindings.map(({ local }) => local).join()}]})();export{${names}};`
}

const moveInto = (libraries: Chunk, helpers: Chunk, chunk: Chunk) => {
  const pattern = new RegExp(`import\\{([^{}]*)\\}from"\\./${basename(helpers.fileName)}";`)
  const { before, list, after } = splitAt(chunk, pattern)
  const bindings = bindingsOf(list, ['exported', 'local'])
  const used =
    chunk === libraries
      ? declarations(helpers) +
        bindings.map((binding) => `const ${binding.local}=${nameInLibraries(binding)};`).join('')
      : `import{${bindings.map((binding) => `${nameInLibraries(binding)} as ${binding.local}`).join()}}from"./${basename(libraries.fileName)}";`
  chunk.code = before + used + after
  const imports = chunk.imports.map((file) => (file === helpers.fileName ? libraries.fileName : file))
  chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName)
}

/**
 * Puts what the bundler's output needs at run time (0.7 kB) into the libraries' file, which is there wherever it is needed: as a file of
 * its own it costs every page a request. The bundler does so only for files that it has put together by itself, never for a group
 * (https://github.com/rolldown/rolldown/issues/2654).
 */
export const helpersInLibraries = (): Plugin => ({
  name: 'helpers-in-libraries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // Browsers keep a file for as long as it has the same name.
  augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const helpers = chunks.find(({ name }) => name === 'rolldown-runtime')
      const libraries = chunks.find(({ name }) => name === 'libraries')
      if (!helpers || !libraries) throw new Error('the bundle has no helpers or no libraries')
      for (const chunk of chunks) {
        if (chunk.imports.includes(helpers.fileName)) moveInto(libraries, helpers, chunk)
        // What is fetched ahead is listed as text.
        chunk.code = chunk.code.replaceAll(helpers.fileName, libraries.fileName)
      }
      delete bundle[helpers.fileName]
    },
  },
})
