import { build, type Rolldown } from 'vite'
import { layoutTarget } from './styles/minified.ts'

export interface BootScript {
  /** The script that each page contains. */
  readonly code: string
  /** What it fetches on demand, by its path in the site. */
  readonly chunks: Readonly<Record<string, string>>
}

/**
 * Bundles src/boot.ts into one script without static imports.
 * @throws if the script cannot be inlined in a page
 */
export const bootScript = async (): Promise<BootScript> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // Must also run in browsers that cannot run the app: there it leaves the page as sent.
      target: layoutTarget,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/boot.ts',
        output: { format: 'es', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...others] = output.filter((file) => file.type === 'chunk') as [
    Rolldown.OutputChunk,
    ...Rolldown.OutputChunk[],
  ]
  if (others.some(({ isDynamicEntry }) => !isDynamicEntry))
    throw new Error('the boot script was built as more than one file')
  if (/<\/script|<!--/i.test(code))
    throw new Error('the boot script contains text that would end its own <script> element')
  return {
    // Pages at any path depth contain it, so URLs cannot be relative.
    code: code.trim().replaceAll(/(?<=import\(["'`])\.\/(?:assets\/)?/g, '/assets/'),
    chunks: Object.fromEntries(others.map((chunk) => [chunk.fileName, chunk.code])),
  }
}
