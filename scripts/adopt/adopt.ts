import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { brand } from '../../src/provider/brand.ts'
import { formerCities } from '../../src/provider/moved.ts'
import { colours } from '../../src/provider/palette.ts'
import { places } from '../../src/provider/places.ts'
import { localesFolder } from '../content/sources.ts'
import { fail } from '../shared/fail.ts'
import { addLanguages } from './add-languages.ts'
import { addPages } from './add-pages.ts'
import { type Answers, readAnswers } from './answers.ts'
import { adoptBrand, brandOf } from './brand.ts'
import { menusOf, writeCatalogue } from './catalogue.ts'
import { type Changes, changesOf } from './changes.ts'
import { providerFile } from './current.ts'
import { movePages } from './move-pages.ts'
import { adoptPrices, sellsNothing } from './prices.ts'
import { problemsOf } from './problems.ts'
import { type Removal, removalOf } from './removal.ts'
import { removePages } from './remove-pages.ts'
import { type Outcome, report } from './report.ts'
import { dropPolicy } from './security-txt.ts'
import { citiesLeft, citiesOf, type Facts, factsFile, moveSites } from './sites.ts'
import { readJson, rewriteValue } from './source-file.ts'

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { ok: status === 0, output: `${stdout}${stderr}`.trim() }
}

/** Texts that the owner's files of the same name will replace with others; somebody may have edited them since the last run. */
const replacedBy = (folder: string): string[] =>
  globSync('**/*.json', { cwd: folder })
    .map((file) => [join(folder, file), join(localesFolder, file)] as const)
    .filter(([own, target]) => existsSync(target) && !isDeepStrictEqual(readJson(target), readJson(own)))
    .map(([, target]) => `  ${target}`)

const adoptPages = (changes: Changes, removal: Removal, answers: Answers) => {
  const { removed, added, renamed } = changes
  const newBrand = brandOf(answers)
  if (removed.length + added.length + renamed.length === 0 && newBrand.product === brand.product)
    return { unlinked: [], goneBlocks: [], shorterBlocks: [], unplaced: [], offered: [] }
  movePages(changes, newBrand.siteUrl)
  const pruned = removePages(changes, removal)
  const unlinked = [...pruned.unlinked, ...dropPolicy(removed.map(({ path }) => newBrand.siteUrl + path))]
  const menus = menusOf(changes, answers.add)
  writeCatalogue(changes, menus, removal.retired, newBrand)
  return { ...pruned, unlinked, ...addPages(changes, menus) }
}

/** A line for each value that differs, `name: before → after`. */
const differences = (before: object, after: object): string[] => {
  const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(after).flatMap(([name, value]) => {
    const was: unknown = Reflect.get(before, name)
    return isDeepStrictEqual(was, value) ? [] : [`  ${name}: ${shown(was)} → ${shown(value)}`]
  })
}

const adoptSites = (answers: Answers) => {
  const leftByOffice = citiesLeft(
    brand.address,
    brandOf(answers).address,
    readJson<Partial<Facts>>(factsFile),
  )
  const { left, measured } = answers.sites
    ? moveSites(answers.sites, places, rewriteValue)
    : { left: [], measured: [] }
  const allLeft = [...new Set([...leftByOffice, ...left])]
  const named = citiesOf(brandOf(answers).address, readJson<Partial<Facts>>(factsFile))
  const former = [...new Set([...formerCities, ...allLeft])].filter((city) => !named.includes(city))
  rewriteValue(providerFile('moved.ts'), 'formerCities', former)
  return { left: allLeft.filter((city) => former.includes(city)), measured }
}

/** Adapts the site to the answers. */
const adopt = (answers: Answers, folder: string): Outcome => {
  const problems = problemsOf(answers, folder)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const changes = changesOf(answers)
  if (sellsNothing(answers.prices, changes.removedIds))
    throw new Error('keep: none of these services sells an item of the price list; keep one that does')
  const removal = removalOf(changes.removed)
  const texts = answers.texts && resolve(folder, answers.texts)
  const replaced = texts ? replacedBy(texts) : []
  const { legalEntity, product } = brandOf(answers)
  const isOther = legalEntity !== brand.legalEntity || product !== brand.product

  const nextColours = { ...colours, ...answers.palette }
  const settings = [...differences(brand, brandOf(answers)), ...differences(colours, nextColours)]
  adoptBrand(brandOf(answers))
  const ofPages = adoptPages(changes, removal, answers)
  rewriteValue(providerFile('palette.ts'), 'colours', nextColours)
  const prices = adoptPrices(
    answers,
    changes.removedIds,
    isOther,
    removal.retired.flatMap(({ names }) => names),
  )
  const sites = adoptSites(answers)
  addLanguages(answers.languages)
  if (texts) cpSync(texts, localesFolder, { recursive: true })
  // The adopted texts must build before their owner has followed all advice.
  rewriteValue(providerFile('profile.ts'), 'profile', { stops: [] })
  // Removes the import of the brand if the list of pages no longer uses it.
  run('npx', ['biome', 'lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', 'src/provider'])
  run('npx', ['biome', 'check', '--write', 'src/provider', 'locales', 'scripts/content/quality'])
  return { changes, removal, prices, sites, replaced, settings, ...ofPages }
}

/** Runs what must read the changed files, each in a process of its own. */
const checkAdopted = (): boolean => {
  // Pages with mistakes stay as they are until the check has named these.
  run('npm', ['run', '--silent', 'edit:format'])
  return ['generate', 'check:content']
    .map((script) => {
      const { ok, output } = run('npm', ['run', '--silent', script])
      // Mistakes are listed before advice.
      console.log(ok ? output.split('\n').slice(-60).join('\n') : output)
      return ok
    })
    .every(Boolean)
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { save: { type: 'string' } } })
const [file] = positionals
try {
  const answers = file ? readAnswers(file) : await (await import('./ask.ts')).ask()
  if (values.save) writeFileSync(values.save, JSON.stringify(answers, null, 2))
  const outcome = adopt(answers, file ? dirname(file) : '.')
  console.log(report(outcome))
  if (checkAdopted())
    console.log('The site is yours: `npm start` shows it, and `npm run samples` lists what is left to write.')
  else process.exitCode = 1
} catch (error) {
  fail((error as Error).message)
}
