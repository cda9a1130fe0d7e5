interface AllowedSkip {
  /** Matches the name of a suite or the titles of tests. */
  readonly what: RegExp
  readonly reason: string
}

/** Skips that `CI=true` allows; any other fails. */
const allowedSkips: readonly AllowedSkip[] = [
  {
    what: /^container$/,
    reason: 'no Docker engine can be had here; the workflow’s job "image" runs this suite on a plain runner',
  },
  {
    what: /^the tests’ own engine /,
    reason: 'only root on Debian starts one; others use the machine’s',
  },
  { what: /^a release build fails while samples are left/, reason: 'no sample is left' },
  {
    what: / looks as it did$/,
    reason: 'the pictures were taken by another major version of Chromium, which draws otherwise',
  },
  { what: / \[untried: .+\]$/, reason: 'the engine, or what drives it, has no way' },
  {
    what: / meet two releases and are whole/,
    reason: 'the image of the browser tests has no nginx to serve a second release',
  },
  {
    what: /^a container watched by mtail and Prometheus /,
    reason: 'mtail, Prometheus or kubectl is not installed',
  },
  {
    what: /^mtail counts |^the blackbox exporter |, says promtool$/,
    reason:
      'the program is not installed, and only root on Debian installs it (scripts/test/system-packages.ts)',
  },
  {
    what: /^kubectl is there to render the manifests$/,
    reason:
      'kubectl is not installed; the workflow’s job "kubernetes" runs the tests of the manifests on a plain runner',
  },
  { what: /^the bill of materials /, reason: 'this machine’s npm is too old to make one' },
]

/** @returns the reason why a test or a suite may be skipped; `undefined` if it may not */
export const reasonToSkip = (title: string): string | undefined =>
  allowedSkips.find(({ what }) => what.test(title))?.reason
