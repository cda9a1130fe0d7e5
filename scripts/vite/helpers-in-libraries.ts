import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The names of a minified import or export (`n as e,t`), each with what stands for it on the other side of `as`. */
const namesIn = (list: string) =>
  list.split(',').map((item) => {
    const [name = '', other = name] = item.split(' as ')
    return [name, other] as const
  })

/** Longer than the names that a minifier gives. */
const nameInLibraries = (exported: string) => `helper_${exported}`

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
  const exports = namesIn(list)
  const names = exports.map(([, exported]) => nameInLibraries(exported)).join()
  return `const[${names}]=(()=>{${before}return[${exports.map(([local]) => local).join()}]})();export{${names}};`
}

const moveInto = (libraries: Chunk, helpers: Chunk, chunk: Chunk) => {
  const pattern = new RegExp(`import\\{([^{}]*)\\}from"\\./${basename(helpers.fileName)}";`)
  const { before, list, after } = splitAt(chunk, pattern)
  const imported = namesIn(list).map(([exported, local]) => [nameInLibraries(exported), local] as const)
  const used =
    chunk === libraries
      ? declarations(helpers) + imported.map(([name, local]) => `const ${local}=${name};`).join('')
      : `import{${imported.map(([name, local]) => `${name} as ${local}`).join()}}from"./${basename(libraries.fileName)}";`
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
