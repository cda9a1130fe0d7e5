import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../calculators/ui/form/evaluate.ts'
import { initialValues, searchOf, valuesIn } from '../../calculators/ui/form/values.ts'
import { parseSearch, stringifySearch } from '../../catalogue/search.ts'
import { estimate, isRefusal } from '../estimate.ts'
import { bahtText } from '../exact.ts'
import { linkOf } from '../link.ts'
import { newRequest } from '../page/new-request.ts'
import { prices } from '../prices.ts'
import { answerEstimate } from './answer.ts'
import { linkProblems, priceForm } from './form.ts'

const opened = (query: string) => {
  const values = { ...initialValues(priceForm), ...valuesIn(priceForm, parseSearch(query)) }
  return evaluate(priceForm, values, answerEstimate)
}
const totalOf = (query: string) => {
  const { result } = opened(query)
  return result && bahtText(result.total.gross)
}

describe('a link', () => {
  it('opens to the answer that it was made of', () => {
    const items = Object.fromEntries(prices.items.slice(0, 3).map(({ id, min = 1 }) => [id, min]))
    const request = {
      ...newRequest(prices),
      items,
      term: Math.max(...prices.terms.map(({ months }) => months)),
    }
    const order = prices.items.map(({ id }) => id)
    const answer = estimate(prices, request)
    if (isRefusal(answer)) throw new Error('the first items of the list have no price')
    expect(totalOf(stringifySearch({ ...linkOf(prices.version, order, request) }))).toBe(
      bahtText(answer.total.gross),
    )
  })

  it('is written in the order of the list, with the list’s version', () => {
    const values = { ...initialValues(priceForm), vcpu: '2', ram: '4', nvme: '', ipv4: '', term: '12' }
    expect(stringifySearch(searchOf(priceForm, values))).toBe(
      `?v=${prices.version}&t=12&b=m&p=company&s=standard&d=${newRequest(prices).start.slice(0, 7)}&i=vcpu.2~ram.4`,
    )
  })

  it('comes back unchanged, whatever was typed', () => {
    const typed = fc.oneof(fc.nat().map(String), fc.stringMatching(/^[-+0-9.,eA-Zก-ฮ ]{1,12}$/))
    const quantities = fc.dictionary(fc.constantFrom(...prices.items.map(({ id }) => id)), typed)
    fc.assert(
      fc.property(quantities, fc.constantFrom('2026-12-01', '2027-02-28', 'soon'), (items, start) => {
        const empty = Object.fromEntries(prices.items.map(({ id }) => [id, '']))
        const values = { ...initialValues(priceForm), ...empty, ...items, start }
        const query = stringifySearch(searchOf(priceForm, values))
        expect({ ...values, ...valuesIn(priceForm, parseSearch(query)) }).toEqual(values)
      }),
    )
  })

  it.each<[string, readonly object[]]>([
    [`?v=${prices.version}&i=vcpu.2`, []],
    ['?v=2025-01&i=vcpu.2', [{ kind: 'version', value: '2025-01' }]],
    ['?i=gpu.4~vcpu.2', [{ kind: 'item', value: 'gpu' }]],
    ['?i=constructor.4', [{ kind: 'item', value: 'constructor' }]],
    [
      '?i=vcpu~.3',
      [
        { kind: 'unreadable', value: 'vcpu' },
        { kind: 'unreadable', value: '.3' },
      ],
    ],
    ['?i=vcpu.2~vcpu.4', [{ kind: 'twice', value: 'vcpu' }]],
  ])('%s has what no field can show: %j', (query, problems) => {
    expect(linkProblems(parseSearch(query))).toEqual(problems)
  })
})

describe('a refused input is reported at its field, and nothing is calculated', () => {
  it.each<[string, object]>([
    ['?i=vcpu.1.5', { vcpu: 'not-an-integer' }],
    ['?i=vcpu.-2', { vcpu: 'out-of-range' }],
    ['?i=vcpu.0', { vcpu: 'out-of-range' }],
    ['?i=vcpu.many', { vcpu: 'not-a-number' }],
    ['?i=vcpu.99999999999999999999', { vcpu: 'out-of-range' }],
    ['?i=vcpu.1e400', { vcpu: 'out-of-range' }],
    ['?i=vdi.5~vcpu.600', { vdi: 'out-of-range', vcpu: 'out-of-range' }],
    ['?i=', { vcpu: 'nothing-chosen' }],
    ['?t=24&i=vcpu.1', { term: 'out-of-range' }],
    ['?t=1&i=link.1', { term: 'term-too-short' }],
    ['?t=1&b=y&i=vcpu.1', { billing: 'term-too-short' }],
    ['?t=12&b=w&i=vcpu.1', { billing: 'out-of-range' }],
    ['?t=1&p=person&i=vcpu.1', { payer: 'out-of-range' }],
    ['?t=1&s=gold&i=vcpu.1', { support: 'out-of-range' }],
    ['?t=1&d=2026-13&i=vcpu.1', { start: 'out-of-range' }],
    ['?t=1&d=2020-01&i=vcpu.1', { start: 'out-of-range' }],
  ])('%s: %j', (query, errors) => {
    expect(opened(query)).toEqual({ result: undefined, errors })
  })
})
