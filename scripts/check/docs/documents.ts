import { readdirSync, readFileSync } from 'node:fs'

/** The documents for people, as paths from the project's folder. */
export const documents: readonly string[] = [
  ...readdirSync('.').filter((file) => /^[A-Z_]+\.md$/.test(file)),
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const block = /^```sh\n([\s\S]*?)^```$/gm

/** Every file of the project that a document's commands are given. */
export const argumentsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(block)].flatMap(([, commands = '']) => {
    const named = commands.matchAll(
      /(?<![\w./-])(?:deploy|docs|e2e|locales|nginx|public|scripts|src)\/[\w./-]+/g,
    )
    return [...named].map(([path]) => path)
  })

/** Every `npm run` script that a document speaks of. */
export const scriptsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:]+)/g)].map(([, script]) => script as string)

/** Roots whose paths documents name in code marks; a path with a placeholder or a wildcard names a kind of file. */
const path = /`((?:\.github|deploy|docs|e2e|locales|nginx|public|scripts|src)\/[^`\s]*|\.env\.example)`/g
const isPattern = (text: string) => /[<>*…]/.test(text)

/** Every file or folder of the project that a document names, in links and in code. */
export const pathsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '')
  const named = [...text.matchAll(path)].map(([, name]) => name as string)
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : ''
  const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, target]) => folder + target,
  )
  return [...named, ...linked].filter((name) => !isPattern(name))
}
