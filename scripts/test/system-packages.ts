import { headlessShell, wholeBrowserPath } from '../shared/chromium.ts'
import { installPackages, isRootOnDebian, onPath } from '../shared/debian.ts'
import { fail } from '../shared/fail.ts'

interface Tool {
  name: string
  /** Debian's package. */
  debian: string
  /** Needed by the tests in Firefox and WebKit alone. */
  engines?: true
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
const tools: readonly Tool[] = [
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
]

/**
 * Installs what is missing on Debian as root; elsewhere lists it and exits.
 * @param engines whether pages are visited in Firefox and WebKit too
 */
export const ensureSystemPackages = (engines: boolean) => {
  const needed = tools.filter((tool) => engines || !tool.engines)
  const missing = needed.filter((tool) => !tool.present())
  if (missing.length === 0) return
  const names = missing.map((tool) => tool.name).join(', ')
  if (!isRootOnDebian()) fail(`missing: ${names}; install them and run npm test again`)
  console.log(`installing ${names}`)
  const installed = installPackages(missing.map((tool) => tool.debian))
  const left = needed.filter((tool) => !tool.present())
  if (!installed || left.length > 0)
    fail(`could not install: ${left.map((tool) => tool.name).join(', ') || names}`)
}
