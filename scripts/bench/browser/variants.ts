import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveNginx } from '../../serve/nginx.ts'

/** The site as built; its HTML without JavaScript; the same app rendered in the browser, with its style sheet in the head. */
export type Variant = 'site' | 'plain' | 'client'
export const variants: readonly Variant[] = ['site', 'plain', 'client']

const withoutScripts = (html: string) =>
  html.replaceAll(/<script (?!type="application\/ld).*?<\/script>/g, '')

/**
 * Turns a page into what a client-rendered build would serve: an empty root, the whole style sheet, and a head without page-specific tags.
 */
const cuts: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/<title>.*?(?=<script\s+defer)/s, ''],
  [/<style data-first-view>.*?<\/style>(.*?)(<link rel="stylesheet"[^>]*>)/s, '$2$1'],
  [/<div id="root">.*<\/div>(?=<script type="module">)/s, '<div id="root"></div>'],
]

/** @throws if a page is not built as expected, since the measurement would mislead */
const withoutContent = (html: string) => {
  // The error page for oversized request headers has no app.
  if (!html.includes('data-scripts=')) return html
  return cuts.reduce((changed, [pattern, by]) => {
    if (!pattern.test(changed)) throw new Error(`no match for ${pattern} in a page`)
    return changed.replace(pattern, by)
  }, html)
}

const changes: Record<Variant, ((html: string) => string) | undefined> = {
  site: undefined,
  plain: withoutScripts,
  client: withoutContent,
}

/** Serves a variant of the built site by the project's own nginx, without a policy, since its inline styles differ from the build's. */
export const serveVariant = async (variant: Variant) => {
  const change = changes[variant]
  if (!change) return serveNginx({ dist: 'dist' })
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const dist = join(folder, 'dist')
  cpSync('dist', dist, { recursive: true, dereference: true })
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const path = join(dist, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  const facts = join(folder, 'site.conf')
  writeFileSync(facts, readFileSync('dist-server/site.conf', 'utf8'))
  const server = await serveNginx({ dist, facts })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...server, stop }
}
