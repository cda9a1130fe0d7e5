import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { JsonObject } from '../content/json.ts'
import { copyTree } from '../shared/copy-tree.ts'
import { fail } from '../shared/fail.ts'
import { someAnswers } from './answers.arbitrary.ts'
import { type Answers, readAnswers } from './answers.ts'
import { applicable } from './applicable.ts'
import { currentMenus, currentPages, declaredPages, providerFile } from './current.ts'
import { prunePage, withoutLinks } from './prune.ts'
import { readJson, writeJson } from './source-file.ts'

/**
 * Adopts the site for another provider in a copy of the tree, as its owner would, and runs scripts there. Whatever fails depends on the
 * sample content. Answers that name what the tree lacks are left out, so that a provider who has adopted it can run this too. Two runs with
 * the same answers must leave the same tree. Arguments: the provider's folder in `fixtures`, and the scripts; `--seed` makes a provider up in
 * place of one of those, `--long` also builds the site and tests it, `--keep` keeps the copy for inspection.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean' }, long: { type: 'boolean' }, seed: { type: 'string' } },
})
const long = [
  'build',
  'test:unit --tags-filter=!slow src/catalogue src/search src/findability src/pricing scripts/content scripts/build scripts/adopt scripts/check scripts/bench',
  'test:e2e e2e/(?!appearance|engines) --grep-invert=@long',
]
const { seed } = values
const [provider = '', ...named] =
  seed === undefined ? positionals : [`made-up-provider-${seed}`, ...positionals]
const scripts = [...named, ...(values.long ? long : [])]
const answers = `fixtures/${provider}/answers.yaml`
const languageAnswers = `fixtures/${provider}/third-language.yaml`

/** The language that the answers add, and the files that it has: the shell's, and those of three pages of different kinds. */
const thirdLanguage = [
  'de',
  ...['common', 'search', 'too-large', 'assistants'],
  ...['pages/home', 'pages/services', 'pages/services/colocation'],
]

const run = (folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 1e9 })

/** The provider's answers as far as they apply to this tree. */
const answersHere = (): Answers => {
  if (seed !== undefined) return fc.sample(someAnswers, { seed: Number(seed), numRuns: 1 })[0] as Answers
  const { items } = readJson<{ items: { id: string; service: string }[] }>(providerFile('prices.json'))
  return applicable(readAnswers(answers), {
    pages: new Set([...currentPages, ...declaredPages].map(({ id }) => id)),
    groups: new Set(currentMenus.flatMap((menu) => menu.groups.map(({ id }) => id))),
    items: new Map(items.map(({ id, service }) => [id, service])),
    sellers: new Set(items.map(({ service }) => service)),
  })
}

/** Takes links to what the tree lacks out of the fixture's own pages, whose owner has adopted it without those. */
const unlinkMissing = (folder: string, added: readonly string[]) => {
  const here = new Set([...[...currentPages, ...declaredPages].map(({ id }) => id), ...added])
  for (const file of globSync(`fixtures/${provider}/**/*.json`, { cwd: folder })) {
    const content = readJson<JsonObject & { related?: string[] }>(join(folder, file))
    const linked = [...JSON.stringify(content).matchAll(/\(page:([^#)]*)/g)].map(([, id = '']) => id)
    const missing = new Set([...linked, ...(content.related ?? [])].filter((id) => !here.has(id)))
    prunePage([content], { ids: missing, names: [], kept: [], instead: ['pricing', 'contact'] }, [])
    writeJson(join(folder, file), withoutLinks(content, missing))
  }
}

const makeTree = (folder: string) => {
  copyTree(folder, (file) => !file.startsWith('e2e/appearance/every-page/'))
  const asked = answersHere()
  mkdirSync(dirname(join(folder, answers)), { recursive: true })
  // JSON is YAML too.
  writeFileSync(join(folder, answers), JSON.stringify(asked, null, 2))
  unlinkMissing(
    folder,
    asked.add.map(({ id }) => id),
  )
  // Biome reads git's ignore rules, and the second run is compared with the first.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'Before'],
  ])
    run(folder, 'git', args)
}

const folder = mkdtempSync(join(tmpdir(), `${provider}-`))
const ended: string[] = []
try {
  makeTree(folder)
  const step = (name: string, command: string, args: readonly string[]) => {
    const { status, stdout, stderr } = run(folder, command, args)
    console.log(`${name}: ${status === 0 ? 'passed' : 'failed'}`)
    if (status !== 0) {
      console.log(`${stdout}${stderr}`.split('\n').slice(-80).join('\n'))
      ended.push(name)
    }
  }
  const adopt = (file: string) => ['run', '--silent', 'adopt', '--', file]
  step('adopt', 'npm', adopt(answers))
  if (existsSync(languageAnswers)) {
    step('a third language', process.execPath, ['scripts/adopt/third-language.ts', ...thirdLanguage])
    step('adopt it', 'npm', adopt(languageAnswers))
  }
  run(folder, 'git', ['add', '-A'])
  step('adopt once more', 'npm', adopt(answers))
  const { stdout } = run(folder, 'git', ['diff', '--stat'])
  if (stdout.trim()) {
    console.log(`The second run changed:\n${stdout}`)
    ended.push('adopt once more')
  }
  for (const script of scripts) {
    const [name = '', ...args] = script.split(' ')
    step(script, 'npm', ['run', '--silent', name, '--', ...args])
  }
} finally {
  if (values.keep) console.log(`The copy is in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
if (ended.length > 0) fail(`the site of ${provider}: ${ended.join(', ')} failed`)
