import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defaultExclude, defineConfig } from 'vitest/config'
import { buildPages } from './scripts/build/build-pages.ts'
import { fonts } from './scripts/build/fonts/plugin.ts'
import { icons } from './scripts/build/icons.ts'
import { loadChunks, withChunk } from './scripts/build/load-chunks.ts'
import { layoutTarget } from './scripts/build/styles/minified.ts'
import { supplyChain } from './scripts/build/supply-chain/plugin.ts'
import { tokens } from './scripts/build/tokens.ts'
import { devSite } from './scripts/serve/dev-site.ts'
import { onPath } from './scripts/shared/debian.ts'

/**
 * Groups of modules in few files for a first load, in order of precedence: every page needs the first two, calculators the others. The home
 * page's small estimate is in the same file as the arithmetic, so that it needs no other. A group includes what its modules import.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store|i18next|react-i18next|i18next-http-backend|p-queue|p-retry)\//,
    priority: 4,
  },
  {
    name: 'site',
    test: /\/src\/(?:main\.tsx|app\/|browser\/(?:load-chunk|arrive|until-found|is-composing|announced-scripts)\.ts|typography\/invisible\.ts|blocks\/(?!picture\/tried\/)|components\/|pages\/|weave\/|contact\/(?:draft|typed-values|fields)\.ts)/,
    priority: 3,
  },
  { name: 'arithmetic', test: /\/src\/calculators\/shared\/|\/quick-answer\.ts$/, priority: 2 },
  {
    name: 'widgets',
    // Leaves out the code that writes workbooks, which is loaded on demand.
    test: /\/node_modules\/@(?:mui|emotion)\/|\/src\/(?:calculators\/ui(?!\/result\/xlsx\.ts)|widgets)\//,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    buildPages(),
    tokens(),
    fonts(),
    icons(),
    react({ jsxImportSource: '#text' }),
    loadChunks(),
    devSite(),
    supplyChain(),
  ],
  css: {
    transformer: 'lightningcss',
    // Names the file in each class: brotli compresses words to half the bytes of a hash.
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: '[name]_[local]' },
      // The site has one colour scheme; lightningcss would prepare for `light-dark()` wherever a sheet names it.
      exclude: Features.LightDark,
    },
  },
  build: {
    // The oldest browsers that run the app (src/browser/without-app.ts), and the oldest in which pages have their layout.
    target: ['chrome103', 'edge103', 'firefox100', 'safari16', 'ios16'],
    cssTarget: layoutTarget,
    // One style sheet: pages contain the rules that they need (scripts/build/page-document.ts), and the app loads all of it before it starts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Allows for pdfkit with its shaping of Thai, which is loaded only for a quotation.
    chunkSizeWarningLimit: 640,
    modulePreload: { polyfill: false, resolveDependencies: withChunk },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'nginx/**/*.test.ts'],
    // Without kubectl, which renders the manifests, scripts/check/kubectl.test.ts reports that these are skipped.
    exclude: [...defaultExclude, ...(onPath('kubectl') ? [] : ['scripts/check/kubernetes/**'])],
    reporters: ['default'],
    setupFiles: ['scripts/test/seed.ts'],
    // The files of a worker share the modules that they load, so a test that changes a global must restore it.
    isolate: false,
    // A file says `@module-tag slow` at its top; `npm run verify` leaves it out.
    tags: [{ name: 'slow', description: 'takes seconds of a processor' }],
    // Ends what hangs. Some tests run a shell, nginx or hundreds of random inputs, which take a busy machine minutes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
