import { describe, expect, it } from 'vitest'
import { readSources } from '../../../../scripts/content/sources.ts'
import { initialValues } from '../../ui/form/values.ts'
import { languagesOf } from '../../ui/shown.test-data.ts'
import { fileTransferForm } from '../form.ts'
import { quickAnswer, quickContent } from './quick-answer.ts'
import { quickFields, quickUnits } from './quick-texts.ts'

const contentIn = (language: 'en' | 'th') =>
  quickContent(
    {
      own: readSources(language).get('calculators/file-transfer') as never,
      shared: readSources(language).get('calculators/shared') as never,
    },
    language,
  )

const known = languagesOf('file-transfer', ['en', 'th'])

describe('the small calculator', () => {
  it('starts with the values of the full calculator', () => {
    expect(initialValues(fileTransferForm)).toMatchObject(quickFields)
    const answers = { en: '14 min 10 s', th: '14 นาที 10 วินาที' }
    for (const language of known) expect(contentIn(language).answer).toBe(answers[language])
  })

  it('names the header share it calculates with', () => {
    const { overheadPct = '' } = initialValues(fileTransferForm)
    for (const language of known) expect(contentIn(language).texts.note).toContain(overheadPct)
  })

  it('answers while typing, but only numbers', () => {
    const { texts } = contentIn('en')
    const answer = (changes: Record<string, string>) =>
      quickAnswer({ ...quickFields, ...changes }, texts, 'en')
    expect(answer({ fileSizeValue: '1,000' })).toBe('2 h 21 min 37 s')
    expect(answer({ fileSizeValue: 'many' })).toBeUndefined()
    expect(answer({ linkRateValue: '0' })).toBeUndefined()
    for (const unit of quickUnits.fileSizeUnit) expect(answer({ fileSizeUnit: unit })).toBeTypeOf('string')
    for (const unit of quickUnits.linkRateUnit) expect(answer({ linkRateUnit: unit })).toBeTypeOf('string')
  })
})
