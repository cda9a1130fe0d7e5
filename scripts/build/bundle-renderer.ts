import { build } from 'vite'

/** Bundles the site's code for Node into the given folder. */
const bundleRenderer = (outDir: string | undefined) => {
  if (!outDir) throw new Error('Give the folder for bundled-site.js')
  return build({
    logLevel: 'warn',
    // Leaves out the libraries' development code.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/build/bundled-site.ts',
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        // Leaves out the cloud SDK, which prerendering does not need and which takes a third of the time.
        external: [/\/cloud\/(?:library|tokens)\.ts$/, 'svgo'],
        // Emits a single file, because the folder may be removed before another chunk is imported.
        output: { codeSplitting: false },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
}

await bundleRenderer(process.argv[2])
process.send?.('bundled')
