import { expect, it } from 'vitest'
import { disableUntilApp } from './waiting-buttons.ts'

const waits = (html: string) => disableUntilApp(html).includes('data-waits')

it.each([
  '<button class="a" type="button">Copy</button>',
  '<button tabindex="0" type="button" aria-pressed="false">16 TB</button>',
  '<form method="dialog"><input name="a"/><button type="submit">Send</button></form>',
])('waits for the app: %s', (html) => {
  expect(waits(html)).toBe(true)
  expect(disableUntilApp(html)).toMatch(/<button data-waits="" disabled="" /)
})

it.each([
  '<button type="button" popoverTarget="navigation">Menu</button>',
  '<form action="/quick"><button type="submit">More</button></form><form method="dialog"></form>',
  '<button type="button" disabled="">Save</button>',
  '<form method="dialog"></form><form action="/quick"><button type="submit">More</button></form>',
])('does not: %s', (html) => {
  expect(disableUntilApp(html)).toBe(html)
})
