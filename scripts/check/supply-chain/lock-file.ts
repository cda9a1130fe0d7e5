/** The fields of a package in package-lock.json (version 3) that are used here. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: true
  readonly hasInstallScript?: true
}

/** By folder, such as `node_modules/react`; the project itself has an empty name. */
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

/** Lists packages that might be installed from anything but the archives for which the lock file was made. */
export const lockMistakes = (packages: LockedPackages): string[] =>
  installed(packages).flatMap(([folder, entry]) => {
    const mistake = mistakeIn(entry)
    return mistake ? [`${folder} ${mistake}`] : []
  })

/** Packages that run an install script. */
export const installScripts = (packages: LockedPackages): string[] =>
  installed(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''))
