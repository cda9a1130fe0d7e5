import { describe, expect, it } from 'vitest'
import { readSources } from '../../scripts/content/sources.ts'
import { wholeLanguages } from '../i18n/languages.ts'
import { menus } from './navigation.ts'
import type { PageId } from './pages.ts'

interface Listing {
  type: string
  groups?: readonly { title: string; pages: readonly PageId[] }[]
}

const groups = menus.filter(({ id }) => id === 'services').flatMap((menu) => menu.groups)

describe.each(wholeLanguages)('groups of services in %s', (language) => {
  const sources = readSources(language)
  const { groups: names } = sources.get('common') as unknown as { groups: Record<string, string> }

  it.each(['home', 'services'])('have the same names on the page %s as in the menu', (page) => {
    const { blocks } = sources.get(`pages/${page}`) as unknown as { blocks: readonly Listing[] }
    const listed = blocks.flatMap((block) => (block.type === 'index' ? (block.groups ?? []) : []))
    const ofServices = listed.flatMap(({ title, pages }) => {
      const group = groups.find((candidate) => pages.some((id) => candidate.pages.includes(id)))
      return group ? [{ title, name: names[group.id] }] : []
    })
    expect(ofServices.length).toBeGreaterThan(0)
    for (const { title, name } of ofServices) expect(title).toBe(name)
  })
})
