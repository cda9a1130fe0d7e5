import { saveFile, saveFrom } from '../browser/save-file.ts'
import type { Config } from '../config/rules.ts'
import { cloudError, type ErrorText, reportOnce } from './errors.ts'
import type { Asset } from './library.ts'

/** What the bucket holds, by file name. */
export type Listing = ReadonlyMap<string, Asset>

/** Milliseconds a visitor who has asked for a file waits for the bucket before the site's own copy is as good. */
const patience = 15_000

/** Loads the SDK and lists the bucket. @throws the SDK's error */
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
 * Saves a download for the visitor: the bucket's copy where it has one, else, and after any failure, the one that ships with the site.
 * @returns why the bucket's copy could not be had, or nothing
 */
export const deliver = async (file: string, listing: Promise<Listing>): Promise<ErrorText | undefined> => {
  const signal = AbortSignal.timeout(patience)
  try {
    const found = (await unlessAborted(listing, signal)).has(file)
    if (found) saveFile(await unlessAborted(fetchFrom(file, signal), signal), file)
    else saveOwn(file)
    return undefined
  } catch (error) {
    reportOnce(error)
    saveOwn(file)
    return cloudError(error).text
  }
}

const fetchFrom = async (file: string, signal: AbortSignal) => (await loadLibrary()).fetchAsset(file, signal)

/** The SDK's own requests take no signal for what they wait for first. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])

/** Address of the copy that ships with the site. */
export const ownCopy = (file: string) => `/downloads/${file}`

const saveOwn = (file: string) => saveFrom(ownCopy(file), file)
