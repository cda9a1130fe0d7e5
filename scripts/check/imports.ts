import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'

/** A package that a module imports, and whether for its types only. */
export interface PackageImport {
  readonly name: string
  readonly typesOnly: boolean
}

const isOfPackage = (specifier: string) => !/^(?:[./]|virtual:)/.test(specifier) && !isBuiltin(specifier)

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** The value of a string literal; `undefined` for a computed expression. */
const literal = (expression: string) => /^'([^']+)'$|^"([^"]+)"$/.exec(expression)?.slice(1).join('')

interface Import {
  readonly specifier: string
  readonly typesOnly: boolean
}

/** Lists all that a script imports, re-exports or loads later, with repetitions. */
export const importsOf = (file: string, code: string): Import[] => {
  const { module } = parseSync(file, code)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, isType }) => ({ specifier: moduleRequest?.value, typesOnly: isType })),
  )
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: literal(code.slice(start, end)),
    typesOnly: false,
  }))
  return [...imports, ...exports, ...later].flatMap(({ specifier, typesOnly }) =>
    specifier ? [{ specifier, typesOnly }] : [],
  )
}

/** The packages that a script imports. */
export const packageImports = (file: string, code: string): PackageImport[] =>
  importsOf(file, code).flatMap(({ specifier, typesOnly }) =>
    isOfPackage(specifier) ? [{ name: packageOf(specifier), typesOnly }] : [],
  )
