/** Access log: nginx's default format, through a buffer as large as the site's, or none. */
const accessLogs = { combined: 'access_log /dev/stdout combined buffer=4k flush=1s;', off: 'access_log off;' }

interface BareServer {
  /** Contains `snippets`, `www` with the compressed trees, and `run`, as described in nginx/nginx.conf. */
  readonly prefix: string
  readonly port: number
  readonly accessLog: keyof typeof accessLogs
}

/**
 * Returns the configuration of a baseline for the site's speed: one worker that serves the same compressed files from the same file cache,
 * without adding headers or choosing an encoding.
 */
export const bareConfiguration = ({ prefix, port, accessLog }: BareServer): string =>
  `worker_processes 1; pid ${prefix}/run/bare.pid; error_log stderr crit; events {}
  http { include ${prefix}/snippets/types.conf; include ${prefix}/snippets/files.conf; ${accessLogs[accessLog]}
    server { listen ${port}; root ${prefix}/www/br; location = /healthz { return 200; } location / { try_files $uri.html =404; } } }
`
