import { expect, test } from 'vitest'
import { clashesOf } from './problems.ts'

const page = (id: string, path: `/${string}`, file?: string) => ({ id, path, ...(file && { file }) })
const inEnglish = () => 'en'

test('pages with addresses and texts of their own do not clash', () => {
  expect(
    clashesOf([page('home', '/', '/home'), page('one', '/one'), page('two', '/one/two')], inEnglish),
  ).toEqual([])
})

test('a page cannot take the address of another, nor the file of its texts', () => {
  expect(clashesOf([page('one', '/one'), page('two', '/one')], inEnglish)).toEqual([
    '"two" cannot be at /one, where "one" is: choose another path, or move both',
  ])
  expect(clashesOf([page('home', '/', '/home'), page('two', '/home')], inEnglish)).toEqual([
    '"two" cannot be at /home, where "home" is: choose another path, or move both',
  ])
})

test('no id is there twice, and no address means a page in another language', () => {
  expect(clashesOf([page('one', '/one'), page('one', '/other')], inEnglish)).toEqual([
    'two pages have the id "one"',
  ])
  expect(clashesOf([page('one', '/xx/one')], () => 'xx')).toEqual([
    '"one" cannot be at /xx/one, below the pages of another language',
  ])
})
