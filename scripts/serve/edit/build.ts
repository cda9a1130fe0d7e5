import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { fail } from '../../shared/fail.ts'
import { editorPolicy, type Team, teamBackend } from './backends.ts'
import { cmsFiles } from './cms-files.ts'
import { loadSettings } from './load.ts'

/** Writes a team's editor as static files into a separate folder, which no build of the site reads. */
export const buildEditor = async (team: Team, folder = 'dist-edit'): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const settings = await loadSettings(teamBackend(team))
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings))
  for (const [name, contents] of Object.entries(cmsFiles))
    await writeFile(join(folder, name), await contents())
  const page = String(await cmsFiles['index.html']?.())
  await writeFile(join(folder, 'index.html'), page.replace('POLICY', editorPolicy(team)))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      chunkSizeWarningLimit: 1000,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/team.ts'),
        output: { entryFileNames: 'editor.js', codeSplitting: false },
      },
    },
  })
}

const usage =
  'npm run edit:build -- --backend github|gitlab --repository OWNER/NAME [--branch main] [--sign-in URL] [--application ID]'

const teamOf = (args: readonly string[]): Team => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      backend: { type: 'string' },
      repository: { type: 'string' },
      branch: { type: 'string', default: 'main' },
      'sign-in': { type: 'string' },
      application: { type: 'string' },
    },
  })
  const { backend, repository, branch, 'sign-in': signIn, application } = values
  if (backend !== 'github' && backend !== 'gitlab') return fail(usage)
  if (!repository || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) return fail(usage)
  if (signIn && !URL.canParse(signIn)) return fail(`${signIn} is not an address\n${usage}`)
  return { backend, repository, branch, signIn, application }
}

if (import.meta.main) {
  await buildEditor(teamOf(process.argv.slice(2)))
  console.log('The editor is in dist-edit: serve it on a host of its own, never with the site.')
}
