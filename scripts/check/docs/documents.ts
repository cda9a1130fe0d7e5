import { readdirSync, readFileSync } from 'node:fs'

/** The project's documents, as paths from its root. */
export const documents: readonly string[] = [
  ...readdirSync('.').filter((file) => /^[A-Z_]+\.md$/.test(file)),
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const block = /^```sh\n([\s\S]*?)^```$/gm

/** Files of the project that a document's commands name as arguments. */
export const argumentsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(block)].flatMap(([, commands = '']) => {
    const named = commands.matchAll(
      /(?<![\w./-])(?:deploy|docs|e2e|locales|nginx|public|scripts|src)\/[\w./-]+/g,
    )
    return [...named].map(([path]) => path)
  })

/** Names of the `npm run` scripts that a document mentions. */
export const scriptsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script as string)

/** A path in code marks; one with a placeholder or a wildcard stands for a kind of file. */
const path = /`((?:\.github|deploy|docs|e2e|locales|nginx|public|scripts|src)\/[^`\s]*|\.env\.example)`/g
const isPattern = (text: string) => /[<>*…]/.test(text)

/** Files and folders of the project that a document names, in links and in code. */
export const pathsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '')
  const named = [...text.matchAll(path)].map(([, name]) => name as string)
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : ''
  const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, target]) => folder + target,
  )
  return [...named, ...linked].filter((name) => !isPattern(name))
}

/** The addresses of a document's headings within it, as forges make them. */
export const anchorsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
