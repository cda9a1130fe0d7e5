import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetFiles, problemReport, problemText } from './problem-report.ts'

test('a problem is reported with file, line, the text itself and what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'problem-'))
  try {
    const file = join(folder, 'page.json')
    writeFileSync(file, '{\n  "h1": "A heading",\n  "lead": "A **lead**"\n}\n')
    const problem = { file, key: 'lead', message: 'holds marks: leave them out', advice: false }
    expect(problemText(problem)).toBe(`${file}:3: lead: holds marks: leave them out\n    “A **lead**”`)
    // A missing key is reported at its nearest existing parent.
    writeFileSync(file, '{\n  "blocks": [\n    {}\n  ]\n}\n')
    forgetFiles()
    expect(problemText({ ...problem, key: 'blocks.0.title' })).toBe(
      `${file}:3: blocks.0.title: holds marks: leave them out`,
    )
    expect(problemReport([{ ...problem, key: '' }])).toContain('content: 1 mistake, 0 pieces of advice')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
