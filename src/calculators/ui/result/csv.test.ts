import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('a table is written so that spreadsheets read it: marked as UTF-8, quoted where needed, without invisible marks', () => {
  const text = csvOf([
    ['Unit', 'Value, in "units"'],
    ['ความ\u2060จุ\u200bดิสก์', 0.1 + 0.2],
  ])
  expect(text).toBe('\ufeffUnit,"Value, in ""units"""\r\nความจุดิสก์,0.30000000000000004\r\n')
})
