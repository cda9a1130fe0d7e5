import { expect, test } from 'vitest'
import { checkedAnswers } from './answers.ts'
import { currentPages, providerFile } from './current.ts'
import { clashesOf, problemsOf } from './problems.ts'
import { readJson } from './source-file.ts'

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

const list = readJson<{
  items: { id: string; service: string }[]
  services: { page: string; request?: { items: object }; sizes?: object[] }[]
}>(providerFile('prices.json'))
const services = [...new Set(list.items.map(({ service }) => service))]
/** An item that goes with its service: one that another's example needs would pass to that. */
const sold = list.items.find(
  ({ id, service }) =>
    services.length > 1 &&
    !list.services.some(
      ({ page, request, sizes = [] }) =>
        page !== service && [request?.items ?? {}, ...sizes].some((order) => id in order),
    ),
)
const article = currentPages.find(({ kind }) => kind === 'article')

test.skipIf(!sold)('a price of what the answers remove is refused', () => {
  const keep = { service: services.filter((id) => id !== sold?.service) }
  const answers = checkedAnswers({ keep, prices: { [sold?.id ?? '']: '1.00' } }, '')
  expect(problemsOf(answers, '.')).toEqual([`prices: no page that stays sells "${sold?.id}"`])
})

test.skipIf(!article)('a page that the answers remove cannot move', () => {
  const id = article?.id ?? ''
  const answers = checkedAnswers({ keep: { article: [] }, move: { [id]: '/elsewhere' } }, '')
  expect(problemsOf(answers, '.')).toContain(`move: your answers remove "${id}"`)
})
