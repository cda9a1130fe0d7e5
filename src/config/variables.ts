import { answerBots, trainingBots } from './bots.ts'
import { choice, grammars } from './grammars.ts'
import type { Variable } from './variable.ts'

/**
 * The container's environment variables; a vendor's own is in its folder in src/tracking/vendors. `npm run generate` makes everything
 * that names them. Browsers get only src/config/rules.ts, without the descriptions.
 */
export const variables = {
  CONSENT_MODE: {
    grammar: choice('opt-out', 'opt-in'),
    fallback: 'opt-out',
    reader: 'browser',
    group: 'Tracking',
    example: 'opt-in',
    purpose:
      '`opt-out` (default): page views count until the visitor objects; `opt-in`: nothing before they agree',
    words:
      "opt-out: page views are sent until the visitor objects. opt-in: nothing is loaded or sent before the visitor agrees, as Thailand's PDPA (section 19) and the GDPR ask. Default opt-out, with a warning when a tracking id is set.",
  },
  AWS_REGION: {
    grammar: grammars.region,
    fallback: 'ap-southeast-1',
    reader: 'browser',
    group: 'AWS',
    example: 'ap-southeast-1',
    purpose: 'the default; the ids of the pools start with it',
    words: 'Default ap-southeast-1 (Singapore). The ids of the pools start with it.',
  },
  COGNITO_USER_POOL_ID: {
    grammar: grammars.userPool,
    reader: 'browser',
    group: 'AWS',
    example: 'ap-southeast-1_Ab12Cd34E',
    service: 'user-pool',
    purpose: "session started on the provider's console; needs the next one",
    words: 'User pool, only together with its app client: <region>_XXXXXXXXX',
  },
  COGNITO_USER_POOL_CLIENT_ID: {
    grammar: grammars.client,
    reader: 'browser',
    group: 'AWS',
    example: '1h57kf5cpq17m0eml12example',
    purpose: "the pool's app client without secret; needs the one before",
    words: 'App client without secret of the user pool: 20 to 128 small letters and digits',
  },
  COGNITO_IDENTITY_POOL_ID: {
    grammar: grammars.identityPool,
    reader: 'browser',
    group: 'AWS',
    example: 'ap-southeast-1:01234567-89ab-cdef-0123-456789abcdef',
    service: 'identity-pool',
    purpose: 'credentials',
    words: 'Identity pool that issues credentials: <region>:<uuid>',
  },
  ASSETS_BUCKET: {
    grammar: grammars.bucket,
    reader: 'browser',
    group: 'AWS',
    example: 'provider-assets',
    service: 'assets',
    purpose: 'downloads from S3; read only with the identity pool and `GUEST_ACCESS=true`',
    words:
      'S3 bucket of downloads, a name without dots; read only with the identity pool and GUEST_ACCESS=true',
  },
  GUEST_ACCESS: {
    grammar: choice('false', 'true'),
    fallback: 'false',
    reader: 'browser',
    group: 'AWS',
    example: 'true',
    purpose:
      'lets visitors who are not signed in read the bucket, which is used only then; needs the identity pool',
    words:
      "true: visitors who are not signed in get credentials of the identity pool's guest role. Default false.",
  },
  CONSOLE_URL: {
    grammar: grammars.url,
    reader: 'browser',
    group: 'Addresses',
    example: 'https://console.example.com',
    purpose: 'where "Console" in the header leads',
    words: 'Where "Console" leads',
  },
  STATUS_URL: {
    grammar: grammars.url,
    reader: 'browser',
    group: 'Addresses',
    example: 'https://status.example.com',
    purpose: 'where "Status" in the footer leads',
    words: 'Where "Status" leads',
  },
  LATENCY_TEST_URLS: {
    grammar: grammars.urlsOfPlaces,
    reader: 'browser',
    group: 'Addresses',
    example: 'site-1=https://site-1.example.com/1mb.bin,site-2=https://site-2.example.com/1mb.bin',
    purpose: "a small test file at each place of the map, by the place's name in `src/provider/places.ts`",
    words:
      'A small file at each data centre that visitors may fetch to measure delay and speed from their own network: place=url, several separated by commas; the map links to it. The places are those of src/provider/places.ts; others are left out.',
  },
  CONTACT_FORM_URL: {
    grammar: grammars.url,
    reader: 'browser',
    group: 'Addresses',
    example: 'https://forms.example.com/contact',
    service: 'contact-form',
    purpose: 'where the contact form sends; without it, it composes an e-mail',
    words: 'Takes the contact form as JSON by POST; without it the form composes an e-mail',
  },
  ERROR_REPORT_URL: {
    grammar: grammars.url,
    reader: 'browser',
    group: 'Addresses',
    example: 'https://reports.example.com/errors',
    service: 'fault-reports',
    purpose: 'where browsers report errors of the scripts',
    words:
      "Takes errors of the site's scripts as JSON by POST, at most five of a page view, without what visitors typed; without it they stay in the browser's console",
  },
  SITE_INDEXING: {
    grammar: choice('on', 'off'),
    reader: 'server',
    group: 'Server',
    example: 'off',
    purpose: '`off`: every answer says `noindex`; default `off` for a preview, `on` for a release',
    words:
      'off: every answer tells search engines not to list it (X-Robots-Tag), which they may read; for every copy but production. Default on for a release: if the variable is forgotten, a staging copy may be indexed (its canonical links point to production), but production never drops out of the index. Default off for a preview, which holds samples.',
  },
  TRAINING_BOTS: {
    grammar: choice('allowed', 'refused'),
    fallback: 'allowed',
    reader: 'server',
    group: 'Server',
    example: 'refused',
    purpose: `whether robots.txt lets bots read that train language models: ${trainingBots.join(', ')}`,
    words: `refused: robots.txt asks the bots that collect texts to train language models to read nothing: ${trainingBots.join(', ')}. Search engines are not among them. Default allowed.`,
  },
  ANSWER_BOTS: {
    grammar: choice('allowed', 'refused'),
    fallback: 'allowed',
    reader: 'server',
    group: 'Server',
    example: 'refused',
    purpose: `whether robots.txt lets assistants read that answer people's questions with sources: ${answerBots.join(', ')}`,
    words: `refused: robots.txt asks assistants that look pages up to answer a question to read nothing: ${answerBots.join(', ')}. Default allowed.`,
  },
  HSTS: {
    grammar: grammars.hsts,
    fallback: '31536000',
    reader: 'server',
    group: 'Server',
    example: '63072000,subdomains',
    purpose:
      'how long browsers keep to TLS: `off`, or seconds, with `,subdomains` and `,preload` where all neighbours have it; default a year, this host alone',
    words:
      'For how long browsers refuse this host without TLS, once a proxy has said X-Forwarded-Proto: https. off, or seconds, or seconds,subdomains, or seconds,subdomains,preload. On an apex domain `subdomains` cuts off every neighbour that is served over plain HTTP, and `preload` (a year or more) cannot be taken back for months. Default 31536000: a year, this host alone',
  },
  CSP_REPORT_URL: {
    grammar: grammars.url,
    reader: 'server',
    group: 'Server',
    example: 'https://reports.example.com/csp',
    purpose: 'where browsers report what the content security policy refused',
    words:
      'Where browsers report what the content security policy refused or would refuse: https://host[:port][/path], no query',
  },
  TRUSTED_PROXIES: {
    grammar: grammars.networks,
    reader: 'server',
    group: 'Server',
    example: '10.0.0.0/8',
    purpose: 'whose `X-Forwarded-For` is believed',
    words:
      'Proxies whose X-Forwarded-For is believed: addresses or networks separated by commas, such as 10.0.0.0/8',
  },
  NGINX_WORKER_PROCESSES: {
    grammar: grammars.workers,
    reader: 'server',
    group: 'Server',
    example: '2',
    purpose: "nginx's workers; default the container's CPU limit rounded up",
    words: "1 to 64. Default: the container's CPU limit rounded up, or 2 without a limit",
  },
  PORT: {
    grammar: grammars.port,
    fallback: '8080',
    reader: 'server',
    group: 'Server',
    example: '8080',
    purpose: 'where nginx listens',
    words: 'Default 8080. Docker Compose publishes this port; the container itself keeps to 8080.',
  },
  REQUEST_LOG_PORT: {
    grammar: grammars.port,
    reader: 'server',
    group: 'Server',
    example: '8082',
    purpose: "UDP port on the loopback address for a line of each request's status and duration",
    words:
      "UDP port on the loopback address where an exporter of access logs takes each request's status, duration and kind, without addresses. Default: nothing is sent",
  },
  METRICS_PORT: {
    grammar: grammars.port,
    fallback: '8081',
    reader: 'server',
    group: 'Server',
    example: '8081',
    purpose: 'counters for a Prometheus exporter, on the loopback address',
    words: 'Counters for a Prometheus exporter, on the loopback address only. Default 8081',
  },
} as const satisfies Record<string, Variable>

/**
 * Suffixes of credentials' names. A server of public files needs no credentials, so it refuses to start with a variable that has a prefix of
 * its own variables and one of these suffixes.
 */
export const secretEndings = [
  'SECRET',
  'SECRET_KEY',
  'PASSWORD',
  'PASSWD',
  'PASSPHRASE',
  'TOKEN',
  'CREDENTIALS?',
  'PRIVATE_KEY',
  'API_KEY',
  'ACCESS_KEY',
  'ACCESS_KEY_ID',
] as const
