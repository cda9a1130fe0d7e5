import { build } from 'vite'

/** Bundles the site's own code for Node into the folder that is named first. */
const bundleRenderer = (outDir: string | undefined) => {
  if (!outDir) throw new Error('Give the folder for prerender.js')
  return build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      // One file: a chunk that a page asks for later would be gone by then.
      rolldownOptions: {
        output: { codeSplitting: false },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
}

await bundleRenderer(process.argv[2])
process.send?.('bundled')
