import { afterAll, beforeAll } from 'vitest'
import { type Answer, ask } from '../../scripts/fixtures/client.ts'
import { type Fixture, writeFixture } from '../../scripts/fixtures/fixture.ts'
import { type RunningNginx, serveNginx } from '../../scripts/serve/nginx.ts'

type Get = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>

/** Starts a real nginx over the fixture for the tests of one file. */
export function nginxOverFixture(env: Readonly<Record<string, string>> = {}, isPreview = false) {
  let fixture: Fixture
  let nginx: RunningNginx
  beforeAll(async () => {
    fixture = await writeFixture(undefined, isPreview)
    nginx = await serveNginx({ ...fixture, env })
  })
  afterAll(async () => {
    await nginx?.stop()
    await fixture?.remove()
  })
  const get: Get = (path, headers = {}, method = 'GET') => ask(nginx.url, path, { method, headers })
  return { get, nginx: () => nginx }
}
