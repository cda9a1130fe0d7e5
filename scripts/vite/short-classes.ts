import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import postcss from 'postcss'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** A style sheet of CSS Modules becomes a script with its names and a plain sheet; only the last ending tells Vite which is which. */
const source = /\.module\.css$/
const script = /\.module\.css\.js$/
const plainSheet = /\.scoped\.css$/

/**
 * Gives the classes of CSS Modules names of two or three characters in place of Vite's eleven and more, which every page would carry.
 * The names depend on nothing but the source files. In development Vite's own names say where a class comes from.
 */
export const shortClasses = (): Plugin => {
  const modules = globSync('src/**/*.module.css', { cwd: root }).sort()
  return {
    name: 'short-classes',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (source.test(id) && importer) return resolve(dirname(importer), `${id}.js`)
      return plainSheet.test(id) ? id : undefined
    },
    load(id) {
      const file = id.replace(script, '.module.css').replace(plainSheet, '.module.css')
      if (file === id) return undefined
      const { names, css } = rename(file, letters(modules.indexOf(relative(root, file))))
      if (plainSheet.test(id)) return css
      const sheet = file.replace(source, '.scoped.css')
      return `import ${JSON.stringify(sheet)}\nexport default ${JSON.stringify(Object.fromEntries(names))}`
    },
  }
}

const rename = (file: string, prefix: string) => {
  const sheet = postcss.parse(readFileSync(file, 'utf8'))
  const names = new Map<string, string>()
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(/\.([a-z][\w-]*)/gi, (_class, name: string) => {
      const short = names.get(name) ?? prefix + names.size
      names.set(name, short)
      return `.${short}`
    })
  })
  return { names, css: sheet.toString() }
}

/** a … z, A … Z, then aa … */
const letters = (index: number): string => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / alphabet.length)
  return (rest > 0 ? letters(rest - 1) : '') + alphabet[index % alphabet.length]
}
