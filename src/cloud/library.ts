import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito'
import { getUrl, list } from 'aws-amplify/storage'
import type { Config } from '../config/rules.ts'
import { configureAmplify } from './amplify.ts'
import { cloudError } from './errors.ts'
import { allowXmlParsing } from './xml-policy.ts'

/** Where the bucket keeps its copies of the site's downloads, under the same file names. */
const folder = 'downloads/'

/** Seconds a signed link holds. It is used at once; the rest is for a visitor's clock that runs up to ten minutes late. */
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

/** The files of the bucket. @throws the SDK's error */
export const listAssets = (): Promise<Asset[]> =>
  withFreshCredentials(async () => {
    const { items } = await list({ path: folder, options: { listAll: true } })
    return items.map(({ path, size }) => ({ file: path.slice(folder.length), size: size ?? 0 }))
  })

/**
 * The content of a file of the bucket, fetched through a link that is signed now and expires.
 * @throws the SDK's error, or one that carries the bucket's error code as its name
 */
export const fetchAsset = (file: string, signal: AbortSignal): Promise<Blob> =>
  withFreshCredentials(async () => {
    const { url } = await getUrl({ path: folder + file, options: { expiresIn: linkLifetime } })
    const response = await fetch(url, { signal }).catch(unreachable)
    if (!response.ok) throw await refusal(response)
    return response.blob().catch(unreachable)
  })

/** Credentials can expire before the SDK renews them, as after a clock was set; then once more with new ones. */
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

/** S3 says in XML why it refused. */
const refusal = async (response: Response): Promise<Error> => {
  const [, code = 'UnexpectedResponse'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
  return named(code, `The bucket answered ${response.status}`)
}
