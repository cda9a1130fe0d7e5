import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito'
import { getUrl, list } from 'aws-amplify/storage'
import type { Config } from '../config/rules.ts'
import { configureAmplify } from './amplify.ts'
import { cloudError } from './errors.ts'
import { allowXmlParsing } from './xml-policy.ts'

/** The bucket's folder of downloads; file names are those of `/downloads/`. */
const folder = 'downloads/'

/** Seconds a signed link is valid. It is used at once; the rest allows for a visitor's clock up to ten minutes slow. */
const linkLifetime = 900

export interface Asset {
  /** File name, as in `/downloads/`. */
  file: string
  /** Bytes. */
  size: number
}

export const openLibrary = (config: Config): void => {
  allowXmlParsing()
  configureAmplify(config)
}

/**
 * Lists the bucket's files.
 * @throws the SDK's error
 */
export const listAssets = (): Promise<Asset[]> =>
  withFreshCredentials(async () => {
    const { items } = await list({ path: folder, options: { listAll: true } })
    return items.map(({ path, size }) => ({ file: path.slice(folder.length), size: size ?? 0 }))
  })

/**
 * Fetches a file of the bucket through a signed link that expires.
 * @throws the SDK's error, or one named after the bucket's error code
 */
export const fetchAsset = (file: string, signal: AbortSignal): Promise<Blob> =>
  withFreshCredentials(async () => {
    const { url } = await getUrl({ path: folder + file, options: { expiresIn: linkLifetime } })
    const response = await fetch(url, { signal }).catch(unreachable)
    if (!response.ok) throw await refusal(response)
    return response.blob().catch(unreachable)
  })

/** Retries once with new credentials: they can expire before the SDK renews them, for example after a clock change. */
const withFreshCredentials = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (cloudError(error).action !== 'renew') throw error
    await cognitoCredentialsProvider.clearCredentials()
    return run()
  }
}

const named = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { name })

const unreachable = (cause: unknown): never => {
  throw named('NetworkError', 'The bucket cannot be reached', cause)
}

/** Reads the error code from S3's XML response. */
const refusal = async (response: Response): Promise<Error> => {
  const [, code = 'UnexpectedResponse'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
  return named(code, `The bucket answered ${response.status}`)
}
