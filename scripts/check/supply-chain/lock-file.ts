/** A package of package-lock.json (version 3), as far as it is read here. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: true
  readonly hasInstallScript?: true
}

/** By folder, such as `node_modules/react`; the project itself under an empty name. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

const registry = 'https://registry.npmjs.org/'
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/

const mistakeIn = ({ version, resolved, integrity, link }: LockedPackage): string | undefined => {
  if (link) return 'is a link to a folder'
  if (!version) return 'has no version'
  if (resolved !== undefined && !resolved.startsWith(registry)) return `comes from ${resolved}`
  if (!sha512.test(integrity ?? '')) return 'has no SHA-512 of its archive'
  return undefined
}

const installed = (packages: LockedPackages) => Object.entries(packages).filter(([folder]) => folder !== '')

/** Why an installation could be anything but the archives that the lock file was made with, one line each. */
export const lockMistakes = (packages: LockedPackages): string[] =>
  installed(packages).flatMap(([folder, entry]) => {
    const mistake = mistakeIn(entry)
    return mistake ? [`${folder} ${mistake}`] : []
  })

/** The packages that run a program of theirs when they are installed. */
export const installScripts = (packages: LockedPackages): string[] =>
  installed(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''))
