import { vendors } from './vendors.ts'

const checked = (url: string): string => {
  const { origin } = new URL(url)
  if (!vendors.some((vendor) => vendor.origin === origin))
    throw new TypeError(`no script is loaded from ${url}`)
  return url
}

// Under Trusted Types browsers report a plain string as the script's URL, and refuse it if the site enforces them.
const policy = globalThis.trustedTypes?.createPolicy('vendor-scripts', {
  createScriptURL: checked,
})

/**
 * Loads a vendor's script.
 * @throws if it fails to load, or if no vendor has its origin
 */
export const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = policy ? policy.createScriptURL(url) : checked(url)
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} could not be loaded`))
    document.head.append(script)
  })
