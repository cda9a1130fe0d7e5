import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusedNames, shells, startupIn } from '../../scripts/fixtures/shells.ts'
import { runStartup } from '../../scripts/serve/startup.ts'
import { answerBots, trainingBots } from '../../src/config/bots.ts'
import { brand } from '../../src/provider/brand.ts'

const pool = { COGNITO_USER_POOL_ID: 'ap-southeast-1_Ab12Cd34E' }
const client = { COGNITO_USER_POOL_CLIENT_ID: 'a'.repeat(26) }

describe.each(shells)('the start-up script in $name', async ({ command }) => {
  const { run, runDir } = await startupIn(command)
  const written = (file: string) => readFile(join(runDir, file), 'utf8')

  test('starts with an empty environment', async () => {
    expect(await run({})).toEqual({
      code: 0,
      messages: expect.stringMatching(
        /^site-config: ready: \d+ worker\(s\), indexing as built, services:\n$/,
      ),
    })
    expect(await written('www/config.js')).toBe(
      'window.__APP_CONFIG__=Object.freeze({"CONSENT_MODE":"opt-out","AWS_REGION":"ap-southeast-1","GUEST_ACCESS":"false"});\n',
    )
  })

  test('gives the browser the public values only', async () => {
    await run({ ...pool, ...client, TRUSTED_PROXIES: '10.0.0.0/8', SITE_INDEXING: 'off', PORT: '1234' })
    const configJs = await written('www/config.js')
    const json = /Object\.freeze\((.*)\);\n$/.exec(configJs)?.[1] as string
    expect(JSON.parse(json)).toEqual({
      CONSENT_MODE: 'opt-out',
      AWS_REGION: 'ap-southeast-1',
      GUEST_ACCESS: 'false',
      ...pool,
      ...client,
    })
  })

  test.each([
    [pool, 'COGNITO_USER_POOL_CLIENT_ID'],
    [client, 'COGNITO_USER_POOL_ID'],
    [{ GUEST_ACCESS: 'true' }, 'GUEST_ACCESS'],
    [{ ASSETS_BUCKET: 'khram-assets' }, 'ASSETS_BUCKET'],
    [{ PORT: '8081' }, 'METRICS_PORT'],
    [{ AWS_SECRET_ACCESS_KEY: 'x' }, 'AWS_SECRET_ACCESS_KEY'],
    [{ AWS_ACCESS_KEY_ID: 'x' }, 'AWS_ACCESS_KEY_ID'],
    [{ AWS_SESSION_TOKEN: 'x' }, 'AWS_SESSION_TOKEN'],
    [{ COGNITO_CLIENT_SECRET: 'x' }, 'COGNITO_CLIENT_SECRET'],
    [{ META_ACCESS_TOKEN: 'x' }, 'META_ACCESS_TOKEN'],
    [{ META_APP_SECRET: 'x' }, 'META_APP_SECRET'],
    [{ GA_API_SECRET: 'x' }, 'GA_API_SECRET'],
    [{ COGNITO_USER_POOL_CLIENT_SECRET: 'x' }, 'COGNITO_USER_POOL_CLIENT_SECRET'],
    [{ CONTACT_FORM_TOKEN: 'x' }, 'CONTACT_FORM_TOKEN'],
    [{ SITE_PASSWORD: 'x' }, 'SITE_PASSWORD'],
    [{ ASSETS_PRIVATE_KEY: 'x' }, 'ASSETS_PRIVATE_KEY'],
    [{ CONSOLE_API_KEY: 'x\nAWS_SECRET=x' }, 'CONSOLE_API_KEY'],
  ])('refuses %o', async (env: Record<string, string>, name) => {
    const { code, messages } = await run(env)
    expect([code, refusedNames(messages)]).toEqual([78, [name]])
  })

  test('refuses secrets together, in alphabetical order', async () => {
    const { messages } = await run({ SITE_TOKEN: 'x', AWS_SESSION_TOKEN: 'x', GTM_ID: 'bad' })
    expect(refusedNames(messages)).toEqual(['GTM_ID', 'AWS_SESSION_TOKEN', 'SITE_TOKEN'])
    expect(messages).toContain('3 error(s), not starting')
  })

  test.each<Record<string, string>>([
    { NPM_TOKEN: 'x', DATABASE_PASSWORD: 'x' },
    { AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token', METADATA_TOKEN: 'x' },
    { COGNITO_CLIENT_SECRET: '', SECRET: 'x', STATUS_URL: 'https://token.example.com' },
    { OTHER: 'x\nAWS_SECRET=x' },
  ])('leaves alone %o', async (env) => {
    expect(await run(env)).toMatchObject({ code: 0 })
  })

  test.each([
    [true, { META_PIXEL_ID: '1234567890' }],
    [true, { GTM_ID: 'GTM-ABCD' }],
    [true, { GA_ID: 'G-ABC123', CONSENT_MODE: 'opt-out' }],
    [false, { GA_ID: 'G-ABC123', CONSENT_MODE: 'opt-in' }],
    [false, { CONSENT_MODE: 'opt-out' }],
  ])('warns of tracking before consent: %s for %o', async (expected, env: Record<string, string>) => {
    const { messages } = await run(env)
    expect(messages.includes('warning: CONSENT_MODE')).toBe(expected)
  })

  test('removes what an earlier start wrote when a value is bad', async () => {
    await run({ META_PIXEL_ID: '1234567890', SITE_INDEXING: 'off' })
    expect((await readdir(runDir, { recursive: true })).length).toBeGreaterThan(5)
    expect((await run({ META_PIXEL_ID: 'bad' })).code).toBe(78)
    expect(await readdir(runDir, { recursive: true })).toEqual(['www'])
  })

  test('ends with 73 where it cannot write', async () => {
    const file = join(runDir, 'file')
    await writeFile(file, '')
    const result = await runStartup(join(file, 'run'), {}, command)
    expect(result).toEqual({ code: 73, messages: expect.stringContaining('cannot write') })
  })

  test('ends with 71 where nginx may open too few files, and says how many', async () => {
    const limited = ['sh', '-c', 'ulimit -n 1024; exec "$@"', 'sh', ...command] as const
    const { code, messages } = await runStartup(runDir, {}, limited)
    expect([code, messages]).toEqual([
      71,
      expect.stringContaining('may open 1024 files at most, nginx needs 4096'),
    ])
    expect(await readdir(runDir)).not.toContain('listen.conf')
  })

  test('starts with just as many files as nginx may open', async () => {
    const limited = ['sh', '-c', 'ulimit -H -n 4096; ulimit -S -n 1024; exec "$@"', 'sh', ...command] as const
    expect(await runStartup(runDir, {}, limited)).toMatchObject({ code: 0 })
  })

  test('sends lines to an exporter where there is one', async () => {
    await run({})
    expect(await written('request-log.conf')).toBe('')
    await run({ REQUEST_LOG_PORT: '8082' })
    expect(await written('request-log.conf')).toContain('syslog:server=127.0.0.1:8082,')
  })

  test.each([
    ['max 100000', 2],
    ['50000 100000', 1],
    ['250000 100000', 3],
  ])('makes workers from the CPU limit %s', async (limit, workers) => {
    const cgroup = join(runDir, 'cgroup')
    await mkdir(cgroup, { recursive: true })
    await writeFile(join(cgroup, 'cpu.max'), `${limit}\n`)
    await run({ SITE_CGROUP_DIR: cgroup })
    expect(await written('workers.conf')).toBe(`worker_processes ${workers};\n`)
    await run({ SITE_CGROUP_DIR: cgroup, NGINX_WORKER_PROCESSES: '7' })
    expect(await written('workers.conf')).toBe('worker_processes 7;\n')
  })

  test('writes nothing for browsers but their configuration', async () => {
    await run({ SITE_INDEXING: 'off' })
    expect(await readdir(join(runDir, 'www'))).toEqual(['config.js'])
  })

  test.each([
    [{ TRAINING_BOTS: 'refused' }, trainingBots, answerBots],
    [{ ANSWER_BOTS: 'refused' }, answerBots, trainingBots],
    [{ TRAINING_BOTS: 'refused', ANSWER_BOTS: 'refused' }, [...trainingBots, ...answerBots], []],
  ] as const)('refuses the bots that the owner refuses, and no other: %o', async (env, refused, allowed) => {
    await run(env)
    const robots = await written('www/robots.txt')
    const groups = robots.split('\n\n')
    const closed = groups.filter((group) => group.includes('Disallow: /\n') || group.endsWith('Disallow: /'))
    const agents = closed.flatMap((group) =>
      [...group.matchAll(/^User-agent: (.+)$/gm)].map(([, name]) => name),
    )
    expect(agents.sort()).toEqual([...refused].sort())
    for (const agent of allowed) expect(robots).not.toContain(agent)
    expect(robots).toMatch(/^User-agent: \*\nDisallow:$/m)
    expect(robots).toContain(`\nSitemap: ${brand.siteUrl}/sitemap.xml\n`)
  })
})
