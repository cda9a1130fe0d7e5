import type { InitOptions } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { readText } from './reader.ts'
import { textAddress } from './text-address.ts'

/**
 * Loads texts over HTTP. Waiting and retrying is left to the reader: i18next's own connector would retry every read as well, so its
 * retries and its queue are switched off (both are top-level options; below `backend` they are ignored).
 * @param version the build's
 * @param origin where the texts are served; this site unless given
 */
export const backendOptions = (version: string, origin = ''): InitOptions<HttpBackendOptions> => ({
  maxRetries: 0,
  maxParallelReads: Number.MAX_SAFE_INTEGER,
  backend: {
    loadPath: origin + textAddress(version, '{{lng}}', '{{ns}}'),
    request: (_options, url, _payload, done) => {
      readText(url).then(
        (data) => done(null, { status: 200, data }),
        // A 4xx, since i18next retries anything else.
        (error: Error) => done(error, { status: 404, data: '' }),
      )
    },
  },
})

export const httpBackend = HttpBackend
