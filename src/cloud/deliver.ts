import { isInApp } from '../browser/in-app.ts'
import { saveFrom } from '../browser/save-file.ts'
import type { Config } from '../config/rules.ts'
import { cloudError, type ErrorText, reportOnce } from './errors.ts'
import type { Asset } from './library.ts'

/** The bucket's files by file name. */
export type Listing = ReadonlyMap<string, Asset>

/** Milliseconds that a download waits for the bucket before the site's own copy is saved instead. */
const timeout = 15_000

/**
 * Loads the SDK and lists the bucket.
 * @throws the SDK's error
 */
export const readListing = async (config: Config): Promise<Listing> => {
  const library = await loadLibrary()
  library.openLibrary(config)
  const assets = await library.listAssets()
  return new Map(assets.map((asset) => [asset.file, asset]))
}

const loadLibrary = () =>
  import('./library.ts').catch((cause) => {
    throw Object.assign(new Error('The SDK cannot be loaded', { cause }), { name: 'NetworkError' })
  })

/**
 * Saves a download for the visitor: the bucket's copy, or the one that ships with the site if the bucket has none or fails.
 * @param save saves the bucket's copy
 * @returns why the bucket's copy failed, or `undefined`
 */
export const deliver = async (
  file: string,
  listing: Promise<Listing>,
  save: (content: Blob) => Promise<void>,
): Promise<ErrorText | undefined> => {
  const signal = AbortSignal.timeout(timeout)
  try {
    const isInBucket = (await unlessAborted(listing, signal)).has(file)
    if (isInBucket) await save(await unlessAborted(fetchFrom(file, signal), signal))
    else saveOwn(file)
    return undefined
  } catch (error) {
    reportOnce(error)
    saveOwn(file)
    return cloudError(error).text
  }
}

const fetchFrom = async (file: string, signal: AbortSignal) => (await loadLibrary()).fetchAsset(file, signal)

/** Stops waiting on abort: the SDK's own requests for credentials take no signal. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])

/** The URL of the copy that ships with the site. */
export const ownCopy = (file: string) => `/downloads/${file}`

/** Inside apps, whose browsers drop downloads, opens the file. */
const saveOwn = (file: string) => (isInApp() ? location.assign(ownCopy(file)) : saveFrom(ownCopy(file), file))
