import { build, type Rolldown } from 'vite'

/**
 * Bundles src/boot.ts into one script without imports, which each page contains.
 * @throws if it could not stand in a page
 */
export const bootScript = async (): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...others] = output.filter((file) => file.type === 'chunk') as [Rolldown.OutputChunk]
  if (others.length > 0) throw new Error('the boot script is more than one file')
  if (/<\/script|<!--/i.test(code)) throw new Error('the boot script would end its own element')
  return code.trim()
}
