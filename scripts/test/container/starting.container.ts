import { describe, expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { values } from '../../fixtures/values.ts'
import { docker, dockerResult } from './docker.ts'
import { siteImage } from './image.ts'
import { environment, hardened, startSite } from './site-container.ts'

describe('a container that must not start', () => {
  const run = (options: readonly string[], env: Readonly<Record<string, string>>) =>
    dockerResult('run', '--rm', ...options, ...environment(env), siteImage)

  test.each(Object.entries(values))('ends with 78 and names %s when it is bad', async (name, { bad }) => {
    const { code, stdout, stderr } = await run(hardened, { [name]: bad[0] as string })
    expect(code).toBe(78)
    expect(stderr).toContain(`site-config: error: ${name} must be`)
    expect(stdout).toBe('')
  })

  test.each(['AWS_SECRET_ACCESS_KEY', 'META_ACCESS_TOKEN'])(
    'ends with 78 when it is given %s',
    async (name) => {
      const { code, stderr } = await run(hardened, { [name]: 'hunter2' })
      expect([code, stderr]).toEqual([78, expect.stringContaining(`${name} is a secret`)])
      expect(stderr).not.toContain('hunter2')
    },
  )

  test('names all that is bad at once', async () => {
    const { code, stderr } = await run(hardened, { GTM_ID: 'x', PORT: '0', GUEST_ACCESS: 'true' })
    expect([code, stderr]).toEqual([78, expect.stringContaining('3 error(s), not starting')])
  })

  test('ends with 73 where it has nothing to write to', async () => {
    const { code, stderr } = await run(['--read-only', '--cap-drop=ALL'], {})
    expect([code, stderr]).toEqual([73, expect.stringContaining('mount a tmpfs')])
  })

  test('ends with 73 where there is no room', async () => {
    const { code, stderr } = await run(['--read-only', '--tmpfs=/srv/site/run:size=4k,uid=101,gid=101'], {})
    expect([code, stderr]).toEqual([73, expect.stringContaining('free space')])
  })
})

test('it also starts with no options at all', async () => {
  const site = await startSite({ options: [] })
  expect((await ask(site.url, '/th')).status).toBe(200)
  await site.remove()
})

test('it stops by itself when nothing is asked of it', async () => {
  const site = await startSite()
  // The engine kills what has not stopped by then; its exit code would be 137.
  await docker('stop', '--time=20', site.id)
  expect(await docker('inspect', '--format={{.State.ExitCode}}', site.id)).toBe('0')
  await docker('rm', site.id)
})
