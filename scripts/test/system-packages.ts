import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { headlessShell, wholeBrowserPath } from '../shared/chromium.ts'
import { installPackages, isRootOnDebian, onPath } from '../shared/debian.ts'
import { fail } from '../shared/fail.ts'
import { asOne } from './result.ts'
import type { Suite, SystemNeeds } from './suites.ts'

interface Tool {
  name: string
  /** Name of Debian's package. */
  debian: string
  /** Suites that need it; by default all except those of the image. */
  neededBy?: readonly SystemNeeds[]
  /**
   * Installed only if this process may; otherwise, or if that fails, the tests that need it are skipped. Applies to every tool of the image's
   * suites.
   */
  optional?: true
  present: () => boolean
}

const hasChromium = () => {
  try {
    return wholeBrowserPath() !== ''
  } catch {
    return false
  }
}

const pagesTests: readonly SystemNeeds[] = ['packages', 'engines']
const allTests: readonly SystemNeeds[] = [...pagesTests, 'docker']

const engineAnswers = () => spawnSync('docker', ['version'], { stdio: 'ignore' }).status === 0

/** System packages that the tests need besides npm's. */
export const tools: readonly Tool[] = [
  { name: 'Chromium', debian: 'chromium', present: hasChromium },
  // Other systems lack this package and use the full browser.
  {
    name: "Chromium's headless shell",
    debian: headlessShell,
    present: () => onPath(headlessShell) || !isRootOnDebian(),
  },
  { name: 'nginx', debian: 'nginx-light', neededBy: allTests, present: () => onPath('nginx') },
  { name: 'ip', debian: 'iproute2', neededBy: allTests, present: () => onPath('ip') || !isRootOnDebian() },
  { name: 'busybox', debian: 'busybox', neededBy: allTests, present: () => onPath('busybox') },
  { name: "Poppler's readers of PDF files", debian: 'poppler-utils', present: () => onPath('pdftotext') },
  { name: 'Java', debian: 'default-jre-headless', present: () => onPath('java') },
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    neededBy: ['engines'],
    present: () => onPath('firefox-esr') || onPath('firefox'),
  },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver',
    neededBy: ['engines'],
    present: () => onPath('WebKitWebDriver'),
  },
  { name: 'a screen for WebKit', debian: 'xvfb', neededBy: ['engines'], present: () => onPath('Xvfb') },
  // Shows Thai until the site's own typeface has arrived, as every visitor's system does.
  {
    name: 'a Thai font',
    debian: 'fonts-tlwg-loma-otf',
    present: () => existsSync('/usr/share/fonts/opentype/tlwg/Loma.otf') || !isRootOnDebian(),
  },
  { name: 'shellcheck', debian: 'shellcheck', present: () => onPath('shellcheck') },
  { name: 'mtail', debian: 'mtail', optional: true, present: () => onPath('mtail') },
  { name: 'promtool', debian: 'prometheus', optional: true, present: () => onPath('promtool') },
  {
    name: 'the blackbox exporter',
    debian: 'prometheus-blackbox-exporter',
    optional: true,
    present: () => onPath('prometheus-blackbox-exporter'),
  },
  {
    name: 'a Docker engine',
    debian: 'docker.io',
    neededBy: ['docker'],
    present: () => onPath('dockerd') || engineAnswers(),
  },
  {
    name: 'Compose',
    debian: 'docker-compose',
    neededBy: ['docker'],
    present: () => onPath('docker-compose') || engineAnswers(),
  },
  {
    name: 'debootstrap',
    debian: 'debootstrap',
    neededBy: ['docker'],
    present: () => onPath('debootstrap') || engineAnswers(),
  },
  { name: 'wrk', debian: 'wrk', neededBy: ['docker'], present: () => onPath('wrk') },
]

type Missing = (needs: readonly SystemNeeds[]) => readonly Tool[]

const isNeeded = ({ neededBy = pagesTests }: Tool, needs: readonly SystemNeeds[]) =>
  neededBy.some((need) => needs.includes(need))

const isRequired = (tool: Tool, needs: readonly SystemNeeds[]) =>
  !tool.optional &&
  isNeeded(
    tool,
    needs.filter((need) => need !== 'docker'),
  )

const missingTools: Missing = (needs) =>
  tools.filter(
    (tool) => (isRootOnDebian() ? isNeeded(tool, needs) : isRequired(tool, needs)) && !tool.present(),
  )

const listOf = (missing: readonly Tool[], key: 'name' | 'debian') =>
  missing.map((tool) => tool[key]).join(', ')

/** Installs missing packages, or exits with the names of those that could not be installed. */
export const installMissing = (needs: readonly SystemNeeds[]) => {
  for (const wanted of [true, false]) {
    const missing = missingTools(needs).filter((tool) => isRequired(tool, needs) === wanted)
    if (missing.length > 0) installPackages(missing.map(({ debian }) => debian))
  }
  const left = missingTools(needs).filter((tool) => isRequired(tool, needs))
  if (left.length > 0) fail(`could not install: ${listOf(left, 'name')}`)
}

/** Asks for confirmation at a terminal, unless `--yes` is given; without a terminal, counts as confirmed. */
const isAgreed = async (): Promise<boolean> => {
  if (process.argv.includes('--yes') || !process.stdin.isTTY || !process.stdout.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Go on? [y/N] ')
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/**
 * Prepends a suite that installs the packages that the others need and this machine lacks, if any; suites that need only Node run meanwhile.
 * Announces first what it will install. Exits if this process cannot install or the user declines.
 */
export const withSystemPackages = async (
  suites: readonly Suite[],
  missingFor: Missing = missingTools,
  agreed = isAgreed,
): Promise<readonly Suite[]> => {
  const needs = [...new Set(suites.map((suite) => suite.needs))]
  const missing = missingFor(needs)
  if (missing.length === 0) return suites
  if (!isRootOnDebian()) fail(`missing: ${listOf(missing, 'name')}; install them and run this again`)
  console.log(`Running as root, this installs the Debian packages ${listOf(missing, 'debian')}`)
  if (!(await agreed())) fail('nothing was installed or tested')
  return afterInstalling(needs, suites)
}

/** The installing suite and the others, which wait for it if they need more than Node. */
export const afterInstalling = (
  needs: readonly SystemNeeds[],
  suites: readonly Suite[],
): readonly Suite[] => {
  const name = 'system packages'
  const install: Suite = {
    name,
    command: ['install:packages', ...needs],
    // Mostly waits for the network and the disk.
    cores: 0,
    needs: 'node',
    resultOf: (status, duration) => ({ ...asOne(name, status, duration), passed: 0, tests: [] }),
  }
  return [
    install,
    ...suites.map((suite) =>
      suite.needs === 'node' ? suite : { ...suite, after: [...(suite.after ?? []), name] },
    ),
  ]
}
