import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { browserRules } from './browser-rules.ts'
import { compose, envExample, siteEnv } from './env-files.ts'
import { startupScript } from './startup-script.ts'
import { withVariableTable } from './variable-table.ts'

const formatted = (path: string, text: string) =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
  })

/** What each file that names the variables has to hold, made from the table and from what else stands in the file. */
const makers: Readonly<Record<string, (before: () => string) => string>> = {
  'src/config/rules.ts': () => formatted('src/config/rules.ts', browserRules()),
  'nginx/startup/table.sh': startupScript,
  '.env.example': envExample,
  'docker-compose.yml': (before) => compose(before()),
  'deploy/kubernetes/overlays/staging/site.env': (before) => siteEnv(before()),
  'deploy/kubernetes/overlays/production/site.env': (before) => siteEnv(before()),
  'docs/operator.md': (before) => withVariableTable(before()),
}

export const generated = Object.entries(makers).map(([path, make]) => ({
  path,
  /** @throws where a file lacks the marks of its section */
  make: () => make(() => readFileSync(path, 'utf8')),
}))
