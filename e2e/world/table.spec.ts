import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { tableUnder } from '../faults/table.ts'

const { rows } = tableUnder('What visitors bring')

/** All quoted strings of a file, which include its titles. */
const quotedIn = (file: string) =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1).)+)\1/g)].map(([, , text]) => text)
    : []

test('what visitors bring is proven by the test that docs/faults.md names', () => {
  expect(rows.length).toBeGreaterThan(0)
  const unproven = rows.filter(([brought, , file = '']) => !quotedIn(file).includes(brought))
  expect(unproven).toEqual([])
})
