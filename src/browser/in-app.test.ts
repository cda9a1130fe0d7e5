import { describe, expect, it } from 'vitest'
import { addressOutOfApp, isInApp } from './in-app.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546E'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const inLine = `${iphone} Mobile/15E148 Safari Line/14.18.1`

describe('the browser of an app', () => {
  it.each([
    ['LINE on iOS', inLine],
    ['LINE on Android', `${android}; wv) ${chrome} Line/14.18.1/IAB`],
    ['Facebook on iOS', `${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.58.104;FBDV/iPhone14,5]`],
    ['Facebook on Android', `${android}) ${chrome} [FB_IAB/FB4A;FBAV/488.0.0.74.196;]`],
    ['Instagram', `${iphone} Mobile/22B83 Instagram 355.0.0.28.78 (iPhone14,5; iOS 18_1)`],
    ['an unknown app on Android', `${android}; wv) ${chrome}`],
    ['an unknown app on iOS', `${iphone} Mobile/22B83`],
  ])('%s', (_, userAgent) => expect(isInApp(userAgent)).toBe(true))

  it.each([
    ['Safari', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${iphone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', `${android}) ${chrome}`],
    [
      'Samsung Internet',
      `${android}) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ])('is not %s', (_, userAgent) => expect(isInApp(userAgent)).toBe(false))
})

describe('the address out of the app', () => {
  it.each([
    ['https://provider.example/raid', 'https://provider.example/raid?openExternalBrowser=1'],
    [
      'https://provider.example/pricing?i=a~b',
      'https://provider.example/pricing?i=a~b&openExternalBrowser=1',
    ],
    [
      'https://provider.example/privacy#cookies',
      'https://provider.example/privacy?openExternalBrowser=1#cookies',
    ],
  ])('of %s', (address, out) => expect(addressOutOfApp(address, inLine)).toBe(out))

  it('is known for LINE only', () => expect(addressOutOfApp('https://a.example', iphone)).toBeUndefined())
})
