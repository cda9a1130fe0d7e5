import { headlessShell, wholeBrowserPath } from '../shared/chromium.ts'
import { installPackages, isRootOnDebian, onPath } from '../shared/debian.ts'
import { fail } from '../shared/fail.ts'
import { asOne } from './result.ts'
import type { Suite, SystemNeeds } from './suites.ts'

interface Tool {
  name: string
  /** Debian's package. */
  debian: string
  /** Needed by the tests in Firefox and WebKit alone. */
  engines?: true
  /** Installed where this process may; elsewhere the tests that need it are skipped. */
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

/** What the tests need besides Node's packages. */
export const tools: readonly Tool[] = [
  { name: 'Chromium', debian: 'chromium', present: hasChromium },
  // Other systems have no such package and use the full browser.
  {
    name: "Chromium's headless shell",
    debian: headlessShell,
    present: () => onPath(headlessShell) || !isRootOnDebian(),
  },
  { name: 'nginx', debian: 'nginx-light', present: () => onPath('nginx') },
  { name: 'ip', debian: 'iproute2', present: () => onPath('ip') || !isRootOnDebian() },
  { name: 'busybox', debian: 'busybox', present: () => onPath('busybox') },
  { name: "Poppler's readers of PDF files", debian: 'poppler-utils', present: () => onPath('pdftotext') },
  { name: 'Java', debian: 'default-jre-headless', present: () => onPath('java') },
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    engines: true,
    present: () => onPath('firefox-esr') || onPath('firefox'),
  },
  { name: 'WebKit', debian: 'webkit2gtk-driver', engines: true, present: () => onPath('WebKitWebDriver') },
  { name: 'a screen for WebKit', debian: 'xvfb', engines: true, present: () => onPath('Xvfb') },
  { name: 'shellcheck', debian: 'shellcheck', present: () => onPath('shellcheck') },
  { name: 'mtail', debian: 'mtail', optional: true, present: () => onPath('mtail') },
  { name: 'promtool', debian: 'prometheus', optional: true, present: () => onPath('promtool') },
  {
    name: 'the blackbox exporter',
    debian: 'prometheus-blackbox-exporter',
    optional: true,
    present: () => onPath('prometheus-blackbox-exporter'),
  },
]

/** @param engines whether pages are visited in Firefox and WebKit too */
const missingTools = (engines: boolean) =>
  tools.filter(
    (tool) => (engines || !tool.engines) && (isRootOnDebian() || !tool.optional) && !tool.present(),
  )

const namesOf = (missing: readonly Tool[]) => missing.map(({ name }) => name).join(', ')

/** Installs what is missing, or exits with the names of what could not be installed. */
export const installMissing = (engines: boolean) => {
  installPackages(missingTools(engines).map(({ debian }) => debian))
  const left = missingTools(engines)
  if (left.length > 0) fail(`could not install: ${namesOf(left)}`)
}

/**
 * Puts before suites the one that installs what they need and this machine lacks, if anything; suites that need Node alone run beside it.
 * Exits where this process cannot install.
 */
export const withSystemPackages = (
  suites: readonly Suite[],
  missingFor: (engines: boolean) => readonly Tool[] = missingTools,
): readonly Suite[] => {
  const need = (what: SystemNeeds) => suites.some(({ needs }) => needs === what)
  const engines = need('engines')
  if (!engines && !need('packages')) return suites
  const missing = missingFor(engines)
  if (missing.length === 0) return suites
  if (!isRootOnDebian()) fail(`missing: ${namesOf(missing)}; install them and run this again`)
  console.log(`installing ${namesOf(missing)}`)
  return afterInstalling(engines, suites)
}

/** The suite that installs, and the others, of which those that need more than Node wait for it. */
export const afterInstalling = (engines: boolean, suites: readonly Suite[]): readonly Suite[] => {
  const name = 'system packages'
  const install: Suite = {
    name,
    command: ['install:packages', ...(engines ? ['--engines'] : [])],
    // Waits for the network and the disk.
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
