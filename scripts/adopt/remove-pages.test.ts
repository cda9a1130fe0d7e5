import { expect, test } from 'vitest'
import { madeUpPage } from '../../src/catalogue/some-page.fixture.ts'
import { unnamedIn } from './remove-pages.ts'

const content = {
  picture: { kind: 'report' },
  blocks: [
    { type: 'index', id: 'all', title: 'All services' },
    { type: 'figures', id: 'promises', title: 'Promises' },
    { type: 'action', id: 'call', title: 'Call us' },
  ],
}

test('an owner reads the head of a landing page again, and on the home page also the blocks that sell', () => {
  expect(unnamedIn(madeUpPage('landing'), { blocks: content.blocks })).toBe(
    'title, description, purpose, lead',
  )
  expect(unnamedIn(madeUpPage('home'), content)).toBe(
    'title, description, purpose, lead, picture, “Promises”',
  )
})
