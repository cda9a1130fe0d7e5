import { describe, expect, it } from 'vitest'
import { hasTokens, isOfOtherUser, sharedDomain } from './token-cookies.ts'

const client = '1example23456789abcdefgh'
const cookie = (name: string, value = 'ey') => `CognitoIdentityServiceProvider.${name}=${value}`

describe('token cookies', () => {
  it.each([
    [true, `consent=1; ${cookie(`${client}.LastAuthUser`, 'a')}; ${cookie(`${client}.a.accessToken`)}`],
    [true, cookie(`${client}.a.b%40example.com.accessToken`)],
    [false, ''],
    [false, cookie(`${client}.LastAuthUser`, 'a')],
    [false, cookie(`${client}.a.accessToken`, '')],
    [false, cookie(`another.a.accessToken`)],
    [false, `${client}.a.accessToken=ey`],
  ])('are there: %s in "%s"', (found, cookies) => expect(hasTokens(cookies, client)).toBe(found))
})

describe('cookies of another user', () => {
  const prefix = `CognitoIdentityServiceProvider.${client}`
  const isOther = isOfOtherUser(`a=1; ${cookie(`${client}.LastAuthUser`, 'a.b@example.com')}`, client)

  it.each([
    [true, `${prefix}.other.accessToken`],
    [true, `${prefix}.a.accessToken`],
    [true, `${prefix}.a.b%40example.com.au.idToken`],
    [false, `${prefix}.a.b%40example.com.idToken`],
    [false, `${prefix}.LastAuthUser`],
    [false, `${prefix}.oauthState`],
    [false, 'CognitoIdentityServiceProvider.another.other.accessToken'],
    [false, 'consent'],
  ])('%s: %s', (is, name) => expect(isOther(name)).toBe(is))

  it('cannot be told while no cookie names the last user', () =>
    expect(isOfOtherUser('', client)(`${prefix}.other.accessToken`)).toBe(false))
})

describe('the domain shared with the console', () => {
  it.each([
    ['www.provider.example', 'https://console.provider.example/login', 'provider.example'],
    ['provider.example', 'https://console.provider.example', 'provider.example'],
    ['www.provider.co.th', 'https://console.provider.co.th', 'provider.co.th'],
    ['www.provider.example', 'https://www.provider.example/console', undefined],
    ['www.provider.example', 'https://console.other.example', undefined],
    ['localhost', 'https://console.provider.example', undefined],
    ['127.0.0.1', 'http://127.0.0.1:9000', undefined],
    ['10.0.0.1', 'https://9.0.0.1', undefined],
    ['www.provider.example', undefined, undefined],
  ])('%s and %s: %s', (host, consoleUrl, domain) => expect(sharedDomain(host, consoleUrl)).toBe(domain))
})
