import { build } from 'vite'

/** Bundles the site's own code for Node into the folder that is named first. */
const bundleRenderer = (outDir: string | undefined) => {
  if (!outDir) throw new Error('Give the folder for prerender.js')
  return build({
    logLevel: 'warn',
    // Libraries bring a second version for development, which is not needed here.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        // The cloud SDK, which no page shows anything of, would take a third of the time.
        // svgo reads files of its own beside its code.
        external: [/\/cloud\/(?:library|tokens)\.ts$/, 'svgo'],
        // One file: a chunk that a page asks for later would be gone by then.
        output: { codeSplitting: false },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
}

await bundleRenderer(process.argv[2])
process.send?.('bundled')
