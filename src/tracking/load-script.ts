import { vendors } from './vendors.ts'

const checked = (url: string): string => {
  const { origin } = new URL(url)
  if (!vendors.some((vendor) => vendor.origin === origin))
    throw new TypeError(`no script is loaded from ${url}`)
  return url
}

// Browsers with Trusted Types report a plain string here, and refuse it where the site enforces them.
const policy = globalThis.trustedTypes?.createPolicy('vendor-scripts', {
  createScriptURL: checked,
})

/** @throws when the script cannot be had, or comes from a host that is no vendor's */
export const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = policy ? policy.createScriptURL(url) : checked(url)
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} could not be loaded`))
    document.head.append(script)
  })
