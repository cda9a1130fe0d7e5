import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../../src/i18n/languages.ts'
import { readSources } from '../sources.ts'
import { drawIcon } from './draw.ts'
import { technologyIcons } from './technologies.ts'

describe('icons of a diagram', () => {
  it('show people as people, whatever their id and kind', () => {
    const icons = technologyIcons([
      { id: 'hsm', label: 'Keeper', kind: 'provider', icon: 'person' },
      { id: 'first', label: 'Desk', kind: 'external', icon: 'team' },
    ])
    expect(icons).toEqual({ hsm: drawIcon('user'), first: drawIcon('group') })
  })

  it('show people and technologies by their id and the rest, such as machines of the customer, by their kind', () => {
    const icons = technologyIcons([
      { id: 'hsm', label: 'Keys', kind: 'provider' },
      { id: 'thing', label: 'Thing', kind: 'cloud' },
      { id: 'mine', label: 'Mine', kind: 'customer' },
      { id: 'staff', label: 'Staff', kind: 'customer' },
      { id: 'dev', label: 'Development account', kind: 'cloud' },
      { id: 'other', label: 'Other' },
    ])
    expect(icons).toEqual({
      dev: drawIcon('cloud'),
      hsm: drawIcon('bank--vault'),
      thing: drawIcon('cloud'),
      mine: drawIcon('application'),
      staff: drawIcon('user--multiple'),
      other: drawIcon('server--proxy'),
    })
  })
})

it.each(wholeLanguages)(
  'where most boxes of the provider are people, none of them is a machine, in %s',
  (language) => {
    const sources = readSources(language)
    const mixed = pages.flatMap((page) => {
      const { blocks } = sources.get(namespaceOf(page)) as unknown as {
        blocks: { type: string; nodes: { label: string; kind?: string; icon?: string }[] }[]
      }
      return blocks
        .filter(({ type }) => type === 'diagram')
        .flatMap(({ nodes }) => {
          const own = nodes.filter(({ kind = 'provider' }) => kind === 'provider')
          const machines = own.filter(({ icon }) => !icon)
          return machines.length < own.length / 2 ? machines.map(({ label }) => `${page.id}: ${label}`) : []
        })
    })
    expect(mixed).toEqual([])
  },
)
