import type { InitOptions } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { readText } from './reader.ts'
import { textAddress } from './text-address.ts'

/**
 * @param version the build's
 * @param origin where the texts are served; this site unless given
 *
 * Loads texts over HTTP. The reader alone decides on waiting and repeating: i18next's own connector would repeat every read, so its
 * retries and its queue are switched off (both are top-level options; below `backend` they are ignored).
 */
export const backendOptions = (version: string, origin = ''): InitOptions<HttpBackendOptions> => ({
  maxRetries: 0,
  maxParallelReads: Number.MAX_SAFE_INTEGER,
  backend: {
    loadPath: origin + textAddress(version, '{{lng}}', '{{ns}}'),
    request: (_options, url, _payload, done) => {
      readText(url).then(
        (data) => done(null, { status: 200, data }),
        // i18next retries anything but a 4xx.
        (error: Error) => done(error, { status: 404, data: '' }),
      )
    },
  },
})

export const httpBackend = HttpBackend
