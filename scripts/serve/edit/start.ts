import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { editor } from './plugin.ts'

// The development server with the editor: `npm run edit -- --port 5173 --no-open`.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    open: { type: 'boolean', default: true },
    cache: { type: 'string', default: 'node_modules/.vite-edit' },
  },
  allowNegative: true,
})

const server = await createServer({
  plugins: [editor()],
  // Uses its own cache, because `npm run dev` may run at the same time and optimise other packages.
  cacheDir: values.cache,
  optimizeDeps: { include: ['prettier/standalone', 'prettier/plugins/babel', 'prettier/plugins/estree'] },
  server: { port: Number(values.port), strictPort: true, open: values.open ? '/edit/' : false },
})
await server.listen()
console.log(`The editor is on ${new URL('/edit/', server.resolvedUrls?.local[0])}`)
