import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { type Problem, problemLine } from '../content/finding.ts'

/** Maximum length of a quoted text, in characters. */
const longestQuote = 160

const trees = new Map<string, { text: string; tree: Node | undefined }>()

/** Clears the cache of files, since a development server outlives edits. */
export const forgetFiles = (): void => trees.clear()

const treeOf = (file: string) => {
  const known = trees.get(file)
  if (known) return known
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const made = { text, tree: parseTree(text) }
  trees.set(file, made)
  return made
}

/** `blocks.2.title` as a path of names and indices. */
const pathOf = (key: string) => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Position of a key in its file, or of its nearest existing parent, and its text. */
const placeOf = (file: string, key: string): { line: number; quoted: string } | undefined => {
  const { text, tree } = treeOf(file)
  if (!tree || !key) return undefined
  const path = pathOf(key)
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (!node) continue
    const line = text.slice(0, node.offset).split('\n').length
    const value = length === path.length && node.type === 'string' ? String(node.value) : ''
    return {
      line,
      quoted: value.length > longestQuote ? `${value.slice(0, longestQuote).trimEnd()}…` : value,
    }
  }
  return undefined
}

/** Formats a problem as `file:line: key: message`, with the text concerned below. */
export const problemText = (problem: Problem): string => {
  const { file, key } = problem
  const place = placeOf(file, key)
  if (!place) return problemLine(problem)
  const line = problemLine({ ...problem, file: `${file}:${place.line}` })
  return place.quoted && !problem.message.includes(place.quoted) ? `${line}\n    “${place.quoted}”` : line
}

/** Lists problems with their count. */
export const problemReport = (problems: readonly Problem[]): string => {
  const advice = problems.filter((problem) => problem.advice)
  const mistakes = problems.length - advice.length
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  return [
    ...problems.filter((problem) => !problem.advice).map(problemText),
    ...(advice.length > 0 ? ['', 'Advice, which does not stop the build:', ...advice.map(problemText)] : []),
    problems.length === 0
      ? 'content: complete in every language'
      : `content: ${count(mistakes, 'mistake')}, ${count(advice.length, 'piece')} of advice`,
  ].join('\n')
}
