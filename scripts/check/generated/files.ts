import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { prices } from '../../../src/pricing/prices.ts'
import { datesFile, renewedDates } from '../../build/findability/page-dates.ts'
import { recorded } from '../../content/pricing/history.ts'
import { browserRules } from './browser-rules.ts'
import { claimsTable } from './claims-table.ts'
import { compose, envExample, siteEnv } from './env-files.ts'
import { pageFiles } from './page-files.ts'
import { startupScript } from './startup-script.ts'
import { withVariableTable } from './variable-table.ts'

const formatted = (path: string, text: string) =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
  })

export const pageFilesPath = 'src/provider/page-files.ts'

const today = () => new Date().toISOString().slice(0, 10)

const pricesSoFar = (before: string) => JSON.stringify(recorded(JSON.parse(before), prices))

/**
 * Generators of the files that name variables, of the price list history, and of the pages' dates. Each gets the file's current content,
 * parts of which it may keep.
 */
const makers: Readonly<Record<string, (before: () => string) => string>> = {
  'src/config/rules.ts': () => formatted('src/config/rules.ts', browserRules()),
  'nginx/startup/table.sh': startupScript,
  '.env.example': envExample,
  'docker-compose.yml': (before) => compose(before()),
  'deploy/kubernetes/overlays/staging/site.env': (before) => siteEnv(before()),
  'deploy/kubernetes/overlays/production/site.env': (before) => siteEnv(before()),
  'docs/claims.md': claimsTable,
  'docs/operator.md': (before) => withVariableTable(before()),
  [pageFilesPath]: () => formatted(pageFilesPath, pageFiles()),
  'src/provider/price-history.json': (before) =>
    formatted('src/provider/price-history.json', pricesSoFar(before())),
  [datesFile]: (before) => renewedDates(before(), today()),
}

export const generated = Object.entries(makers).map(([path, make]) => ({
  path,
  /** @throws if a file lacks the marks of its section */
  make: () => make(() => readFileSync(path, 'utf8')),
}))
