import type texts from '../../../locales/en/calculators/data-rate.json'
import { type BrowserCase, type Calculator, type Examples, example } from '../calculator.ts'
import type { Fields } from '../shared/checks.ts'
import { answerDataRate, type DataRateAnswer } from './answer.ts'
import { convertDataRate, dataRateStepIds } from './engine.ts'
import { dataRateForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/data-rate': typeof texts
  }
}

export const calculator: Calculator<Fields, DataRateAnswer> = {
  form: dataRateForm,
  answer: answerDataRate,
  calculate: convertDataRate,
  steps: dataRateStepIds,
  costliest: {
    value: '123456789.123456789',
    fromUnit: 'Gibit/s',
    toUnits: ['Mbit/s', 'MB/s', 'QB/s'],
    volumes: true,
  },
}

const line = (value: string, fromUnit: 'Mbit/s' | 'Gbit/s') =>
  example(calculator, { value, fromUnit }, ({ result: { rows, volumes } }, { number }) => {
    const inUnit = (unit: string, digits: number) =>
      number(rows.find((row) => row.unit === unit)?.text ?? '', digits)
    return {
      bits: inUnit('bit/s', 15),
      bytes: inUnit('B/s', 15),
      megabytes: inUnit('MB/s', 6),
      mebibytes: inUnit('MiB/s', 6),
      gigabytes: inUnit('GB/s', 6),
      gibibytes: inUnit('GiB/s', 5),
      hour: `${number(volumes.perHourGB)} GB`,
      day: `${number(volumes.perDayTB)} TB`,
      month: `${number(volumes.per30DaysTB)} TB`,
    }
  })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  megabit100: line('100', 'Mbit/s'),
  gigabit1: line('1', 'Gbit/s'),
  gigabit10: line('10', 'Gbit/s'),
  gigabit25: line('25', 'Gbit/s'),
  gigabit100: line('100', 'Gbit/s'),
}

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '12.5 MB/s',
  field: 'value',
  typed: '2,5',
  after: '0.3125 MB/s',
  bad: 'value=-1&toUnit=nope',
  spoilt: { value: '-1', toUnit: 'nope' },
  csv: 'kbit/s,2500',
}
