import { expect, test } from 'vitest'
import { buttonFindings } from './buttons.ts'
import { sourcesOf } from './sources.fixture.ts'

const page = (label: string, to = 'contact') => ({ actions: [{ label, page: to }] })
const found = (en: object, th: object = {}, namespace = 'pages/home') =>
  buttonFindings(sourcesOf({ en: { [namespace]: en as never }, th: { [namespace]: th as never } })).map(
    ({ language, key, message }) => `${language} ${key}: ${message.replace(/ one of .*/, '')}`,
  )

test('a button has one of the known labels', () => {
  expect(found(page('Get a quote', 'pricing'), page('ขอใบเสนอราคา', 'pricing'))).toEqual([])
  expect(found(page('Estimate backup capacity'), page('คำนวณพื้นที่ Backup'))).toEqual([])
  expect(found(page('Put us to the test'))).toEqual([
    'en actions.0.label: "Put us to the test" is not a button: write',
  ])
})

test('a button is the same in both languages', () => {
  expect(found(page('Get a quote', 'pricing'), page('ปรึกษาวิศวกร'))).toEqual([
    'th actions.0.label: is not "Get a quote": write "ขอใบเสนอราคา"',
  ])
})

test('a quote button leads to the page of prices, an engineer button to the form', () => {
  expect(found(page('Get a quote'))).toEqual([
    'en actions.0.page: "Get a quote" leads to "pricing", not to "contact"',
  ])
  expect(found(page('Talk to an engineer', 'pricing'))).toEqual([
    'en actions.0.page: "Talk to an engineer" leads to "contact", not to "pricing"',
  ])
})

test('the heading above buttons says what they do', () => {
  const block = (title: string) => ({
    blocks: [{ type: 'action', title, actions: page('Get a quote', 'pricing').actions }],
  })
  expect(found(block('Get a quote for backup'))).toEqual([])
  expect(found(block('Bring one awkward question'))).toEqual([
    'en blocks.0.title: "Bring one awkward question" does not say what the button does: open with',
  ])
})

test('a legal page has no buttons', () => {
  expect(found(page('Get a quote', 'pricing'), {}, 'pages/privacy')).toEqual([
    'en actions.0.label: a legal page has no buttons: leave it out',
  ])
})
