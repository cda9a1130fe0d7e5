import { expect, test } from 'vitest'
import { chosen } from '../support/pages.ts'
import { visit } from './visit.ts'

const visitor = visit()

test('a press that a moving page leads astray has no effect, and is made again', {
  tags: ['smoke'],
}, async () => {
  const { engine } = visitor
  await visitor.open(chosen.services)
  await engine.evaluate(() => {
    const [below, moving] = [document.createElement('button'), document.createElement('button')]
    const style = 'position: fixed; inset: 200px auto auto 200px; width: 100px; height: 40px; z-index: 9999'
    below.style.cssText = style
    moving.style.cssText = style
    moving.id = 'moving'
    Object.assign(globalThis, { presses: [] })
    const note = (what: string) => () => (Reflect.get(globalThis, 'presses') as string[]).push(what)
    below.addEventListener('click', note('below'))
    moving.addEventListener('click', note('moving'))
    moving.addEventListener('pointermove', () => moving.style.setProperty('top', '400px'), { once: true })
    document.body.append(below, moving)
  })
  await engine.click('#moving')
  expect(await engine.evaluate(() => Reflect.get(globalThis, 'presses'))).toEqual(['moving'])
})
