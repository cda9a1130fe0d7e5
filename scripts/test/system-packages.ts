import { headlessShell, wholeBrowserPath } from '../shared/chromium.ts'
import { installPackages, isRootOnDebian, onPath } from '../shared/debian.ts'
import { fail } from '../shared/fail.ts'

interface Tool {
  name: string
  /** Debian's package. */
  debian: string
  /** Without it one suite is skipped, which fails under `CI=true`; without any other nothing runs. */
  oneSuite?: true
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
  { name: 'busybox', debian: 'busybox', present: () => onPath('busybox') },
  { name: "Poppler's readers of PDF files", debian: 'poppler-utils', present: () => onPath('pdftotext') },
  { name: 'Java', debian: 'default-jre-headless', present: () => onPath('java') },
  { name: 'Firefox', debian: 'firefox-esr', oneSuite: true, present: () => onPath('firefox-esr') },
  { name: 'WebKit', debian: 'webkit2gtk-driver', oneSuite: true, present: () => onPath('WebKitWebDriver') },
  { name: 'a screen for WebKit', debian: 'xvfb', oneSuite: true, present: () => onPath('Xvfb') },
  { name: 'shellcheck', debian: 'shellcheck', present: () => onPath('shellcheck') },
]

/** Installs what is missing on Debian as root; elsewhere lists it and exits. */
export const ensureSystemPackages = () => {
  const missing = tools.filter((tool) => !tool.present())
  if (missing.length === 0) return
  const names = missing.map((tool) => tool.name).join(', ')
  if (!isRootOnDebian()) {
    if (missing.every(({ oneSuite }) => oneSuite)) return
    fail(`missing: ${names}; install them and run npm test again`)
  }
  console.log(`installing ${names}`)
  installPackages(missing.map((tool) => tool.debian))
  const left = tools.filter((tool) => !tool.present() && !tool.oneSuite)
  if (left.length > 0) fail(`could not install: ${left.map((tool) => tool.name).join(', ')}`)
}
