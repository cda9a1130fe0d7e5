import type { Page, Request, Route } from '@playwright/test'
import type { VisitorClock } from '../support/visitor-clock.ts'

/** Delay of a late part, in milliseconds. */
export const late = 10_000

const cutOff = async (route: Route) => {
  const response = await fetch(route.request().url()).catch(() => new Response('((((((1))))))'))
  const body = Buffer.from(await response.arrayBuffer())
  // Leaves the length out: browsers discard a body shorter than announced.
  await route.fulfill({
    status: 200,
    headers: { 'content-type': response.headers.get('content-type') ?? '', 'cache-control': 'no-store' },
    body: body.subarray(0, Math.floor(body.length / 2)),
  })
}

const requested = new WeakMap<Page, Set<string>>()

/** Whether a page requests a file for the first time. Later requests would be served by the cache, which routing disables. */
const isFirst = (request: Request): boolean => {
  const page = request.frame().page()
  const urls = requested.get(page) ?? new Set()
  requested.set(page, urls)
  return !urls.has(request.url()) && urls.add(request.url()).size > 0
}

/** Faults to inject, by name in the table. */
export const faults: Readonly<Record<string, (route: Route, clock: VisitorClock) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  'error 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  'cut off': cutOff,
  'HTML instead': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>A portal</title>' }),
  '10 s late': async (route, clock) => {
    if (isFirst(route.request())) await clock.passed(late)
    await route.fallback()
  },
}
