import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Modules below this share of their chunk are merged into one. */
const smallestShare = 0.005

/** A package's name, or the path of a project file. */
const ownerOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  id.replace(/.*\/(?=src\/)/, '').replace(/[\0?].*/, '')

const sizesOf = ({ modules }: Rolldown.OutputChunk) => {
  const sizes = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules))
    sizes.set(ownerOf(id), (sizes.get(ownerOf(id)) ?? 0) + renderedLength)
  return [...sizes].sort((a, b) => b[1] - a[1])
}

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** Draws a chunk as a band whose height is its weight; its modules are as wide as their share of the unminified code. */
const band = (chunk: Rolldown.OutputChunk) => {
  const sizes = sizesOf(chunk)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const weight = brotliCompressSync(chunk.code).length
  const boxes = sizes
    .filter(([, size]) => size / total >= smallestShare)
    .map(([name, size]) => `<li style="flex:${size} 0 0" title="${name}: ${kibibytes(size)}">${name}</li>`)
  return `<h2>${chunk.fileName} – ${kibibytes(weight)} (brotli)</h2><ul style="height:${weight / 200 + 18}px">${boxes.join('')}</ul>`
}

const style = `body{font:13px system-ui;margin:1rem}h2{font-size:13px;margin:.75rem 0 .25rem}ul{display:flex;margin:0;padding:0;list-style:none}
li{overflow:hidden;min-width:0;border:1px solid #fff;background:#c9d3ff;white-space:nowrap}`

const built = (await build({ logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput
const chunks = built.output
  .filter((file) => file.type === 'chunk')
  .sort((a, b) => b.code.length - a.code.length)
const file = 'dist-server/treemap.html'
mkdirSync('dist-server', { recursive: true })
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Scripts of the site</title><style>${style}</style>${chunks.map(band).join('')}`,
)
console.log(file)
