import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Parses KEY=value lines like Docker and kustomize: no quotes, the value reaches to the end of the line. */
export function readEnv(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^[^#=]+=/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
}

/**
 * Computes kustomize's name suffix: ten digits of the SHA-256 of the nameless object as Go writes it, with those replaced that could spell
 * words.
 */
export function contentHash(data: Record<string, string>): string {
  const sorted = Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)))
  const object = JSON.stringify({ data: sorted, kind: 'ConfigMap', name: '' })
  const digest = createHash('sha256').update(object).digest('hex')
  const letters: Record<string, string> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' }
  return digest.slice(0, 10).replace(/[013ae]/g, (digit) => letters[digit] as string)
}
